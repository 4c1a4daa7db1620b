import { chromium as playwright, type Browser, type Page } from 'playwright';
import { chromium } from '../support/chromium';
import type { Look } from './pictured';

declare global {
  interface Window {
    /** The workbench's own event bus: the last arguments of an event, undefined before the first. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last: (event: 'storyFinished' | 'playFunctionThrewException') => { message?: string }[] | undefined;
    };
  }
}

/** The lunch hour of the workbench. */
const NOON = new Date('2026-06-12T09:40:00Z');
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1024: 768, 1280: 800 };
/** Further down only more of the same follows. */
const TALLEST = 1_800;

export function openBrowser(): Promise<Browser> {
  return playwright.launch(chromium({ windows: true }));
}

/** A PNG of a story, played to its end, once nothing of it moves any more. Throws when its play fails. */
export async function photograph(browser: Browser, origin: string, story: string, { width, theme }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? width },
    timezoneId: 'Europe/Paris',
    locale: 'fr-FR',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.clock.setFixedTime(NOON);
    const page = await context.newPage();
    // axe has its own tests.
    await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
    await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined);
    const fault = await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException'));
    if (fault) throw new Error(`its play failed: ${fault[0]?.message ?? ''}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      window.scrollTo(0, 0);
    });
    return await still(page, story.startsWith('pages-'));
  } finally {
    await context.close();
  }
}

/** Takes pictures until two follow each other that are the same. */
async function still(page: Page, whole: boolean): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let tries = 0; tries < 20; tries++) {
    const { width } = page.viewportSize() ?? { width: 0 };
    const clip = { x: 0, y: 0, width, height: await page.evaluate(heightOf, { whole, tallest: TALLEST }) };
    const picture = await page.screenshot({
      fullPage: true,
      clip,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    if (before?.equals(picture)) return picture;
    before = picture;
    await page.waitForTimeout(150);
  }
  throw new Error('it never stands still');
}

/** In the browser: how far down a component reaches, its dialogs and messages included; a page with what is empty of it. */
function heightOf({ whole, tallest }: { whole: boolean; tallest: number }): number {
  const all = Math.max(document.documentElement.scrollHeight, innerHeight);
  if (whole) return Math.min(all, tallest);
  const ends = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sb-wrapper'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom + window.scrollY);
  return Math.ceil(Math.min(Math.max(...ends, 16) + 16, all, tallest));
}
