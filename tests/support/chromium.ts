import { existsSync } from 'node:fs';
import { chromium as playwright, type LaunchOptions } from 'playwright';
import { run } from './command.ts';

/** Without windows of its own a page costs a third less; but it shows no notifications, and sets letters a hair wider. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium of this machine: CHROMIUM_PATH, else a usual place, else none, and Playwright takes its own. */
function chromiumPath(places: string[]): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
}

/** Launch options that also work as root and without a GPU or a network. */
export function chromium({ windows = false } = {}): LaunchOptions {
  const executablePath = chromiumPath(windows ? WITH_WINDOWS : [WITHOUT_WINDOWS, ...WITH_WINDOWS]);
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** Installs a Chromium where there is none, and says so: the distribution's as root on Debian, else Playwright's own. */
export async function ensureChromium(): Promise<void> {
  const path = chromiumPath(WITH_WINDOWS) ?? playwright.executablePath();
  const isThere = existsSync(path);
  if (process.env['CHROMIUM_PATH']) {
    if (isThere) return;
    throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !(isThere && existsSync(WITHOUT_WINDOWS))) {
    console.log('  Installing the distribution’s Chromium.');
    const quiet = (line: string) => /^(E:|Err)/.test(line);
    const install = ['install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell'];
    const done = (await run('apt-get', ['update'], quiet)).ok && (await run('apt-get', install, quiet)).ok;
    if (done) return;
  }
  if (isThere) return;
  console.log('  No Chromium on this machine: installing Playwright’s.');
  const { ok } = await run('playwright', ['install', 'chromium'], (line) => !line.includes('%'));
  if (!ok) throw new Error('No Chromium could be installed. CHROMIUM_PATH may name one.');
}
