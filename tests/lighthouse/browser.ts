import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Page } from 'playwright';
import { chromium } from '../support/chromium';

/** A Chromium with a profile of its own, which Lighthouse finds by its port. */
export interface OpenBrowser {
  port: number;
  /** Does something in it as a person would; what the profile keeps of that, Lighthouse finds. */
  as(person: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Not opened by Playwright: its hand on every page would be measured too. */
export async function openBrowser(): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'memeprix-lighthouse-'));
  const { executablePath = playwright.executablePath(), args = [] } = chromium();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--lang=fr-FR'];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore' });
  const port = await portIn(join(profile, 'DevToolsActivePort'), child);
  return {
    port,
    async as(person) {
      const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await browser.contexts()[0]?.newPage();
      if (!page) throw new Error('The browser has no window.');
      await person(page);
      await page.close();
      // Leaves the browser itself open.
      await browser.close();
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Chromium takes a free port and writes it down. */
async function portIn(file: string, child: ChildProcess): Promise<number> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && child.exitCode === null;) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error('Chromium did not start.');
}
