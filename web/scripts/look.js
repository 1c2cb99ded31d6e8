// Pictures of every screen of a running server: `npm run look -- URL FOLDER`. Tells what the browser complains about.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [url = 'http://127.0.0.1:8010', folder = '/tmp/look', only = ''] = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

async function open(size, theme) {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: theme, hasTouch: size === 'phone', locale: 'en-GB' });
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(`${size} ${theme} ${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${size} ${theme} ${page.url()}: ${error.stack}`));
  return page;
}

async function picture(page, name, size, theme) {
  await page.waitForTimeout(450);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
  await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
}

const SCREENS = {
  async home(page, shot) {
    await page.goto(url);
    await shot('home');
    await page.getByRole('button', { name: 'All levels' }).click();
    await shot('ladder');
  },
  async lobby(page, shot) {
    await page.goto(`${url}/new`);
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await shot('new');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Invite', { exact: true }).waitFor();
    await shot('lobby');
    await page.getByRole('button', { name: 'Add a bot' }).first().click();
    await shot('addbot');
    await page.getByRole('button', { name: 'Careful bot' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForTimeout(800);
    await shot('play');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await shot('menu');
    await page.goto(url);
    await shot('home2');
  },
  async settings(page, shot) {
    await page.goto(`${url}/settings`);
    await page.getByRole('button', { name: 'Make a link' }).click();
    await shot('settings');
  },
  async rules(page, shot) {
    await page.goto(`${url}/rules/ten/T6.2`);
    await page.locator('#T6\\.2').waitFor();
    await shot('rules');
  },
};

for (const [size, theme] of [['phone', 'light'], ['phone', 'dark'], ['desktop', 'light'], ['desktop', 'dark']]) {
  for (const [name, visit] of Object.entries(SCREENS)) {
    if (only && !only.split(',').includes(name)) continue;
    const page = await open(size, theme);
    await visit(page, (title) => picture(page, title, size, theme)).catch((failed) => console.log(`${name} ${size}: ${failed.message}`));
    await page.context().close();
  }
}
await browser.close();
