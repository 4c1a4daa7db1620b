import { existsSync } from 'node:fs';
import { chromium as playwright, type LaunchOptions } from 'playwright';
import { run } from './command.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium of this machine: CHROMIUM_PATH, else a usual place, else none, and Playwright takes its own. */
function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
}

/** Launch options that also work as root and without a GPU or a network. */
export function chromium(): LaunchOptions {
  const executablePath = chromiumPath();
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
  const path = chromiumPath() ?? playwright.executablePath();
  if (existsSync(path)) return;
  if (process.env['CHROMIUM_PATH']) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  const quiet = (line: string) => /^(E:|Err)/.test(line);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  No Chromium on this machine: installing the distribution’s package.');
    const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
    const done = (await run('apt-get', ['update'], quiet)).ok && (await run('apt-get', install, quiet)).ok;
    if (done) return;
  }
  console.log('  No Chromium on this machine: installing Playwright’s.');
  const { ok } = await run('playwright', ['install', 'chromium'], (line) => !line.includes('%'));
  if (!ok) throw new Error('No Chromium could be installed. CHROMIUM_PATH may name one.');
}
