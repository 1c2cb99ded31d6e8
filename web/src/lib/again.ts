/** How people stand to a rematch. */
import type { TableView } from '../generated/messages';

export type Answer = 'in' | 'out' | 'open';

export interface Asked {
  seat: number;
  answer: Answer;
}

/** The guests who are asked, with what they have said; bots agree to everything, and whoever is barred is not asked. */
export function asked(view: TableView): Asked[] {
  return view.seats.flatMap((seat, at) => {
    if (!seat.guest || seat.guest in (view.barred ?? {})) return [];
    const answer = view.wants?.includes(at) ? 'in' : view.declines?.includes(at) ? 'out' : 'open';
    return [{ seat: at, answer: answer as Answer }];
  });
}

/** Whether this seat is still to answer somebody who wants a rematch. */
export const isAsked = (view: TableView, seat: number | null): boolean =>
  view.status === 'over' &&
  !view.next &&
  (view.wants?.length ?? 0) > 0 &&
  asked(view).some((one) => one.seat === seat && one.answer === 'open');
