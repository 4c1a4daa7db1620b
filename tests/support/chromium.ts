import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The Chromium of this machine: CHROMIUM_PATH, else a usual place, else the one Playwright installed. */
export function chromiumPath(): string | undefined {
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
