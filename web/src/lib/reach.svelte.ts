/** Whether the server can be reached, as far as the last request knows. */

class Reach {
  away = $state(false);
}

export const reach = new Reach();
