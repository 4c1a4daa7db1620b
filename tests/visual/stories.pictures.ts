import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { VIEWPORTS } from '../../.storybook/viewports';
import type { PicturedStory } from './pictures';
import { openWorkbench } from './read-stories';
import { UNPACKED } from './store';

const { VISUAL_ORIGIN, VISUAL_STORIES = '' } = process.env;
const stories = JSON.parse(readFileSync(VISUAL_STORIES, 'utf8')) as PicturedStory[];

/** The lunch hour of the workbench. */
const NOON = new Date('2026-06-12T09:40:00Z');

/** One window a worker, with the workbench open in it. */
const test = base.extend<object, { workbench: Page }>({
  workbench: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: VISUAL_ORIGIN,
        timezoneId: 'Europe/Paris',
        locale: 'fr-FR',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
      });
      await context.clock.setFixedTime(NOON);
      const page = await context.newPage();
      await openWorkbench(page, '');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

function sizeOf(name: string): { width: number; height: number } {
  const { styles } = VIEWPORTS[name as keyof typeof VIEWPORTS];
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/** Asks the open workbench for a story, as its side bar does, and waits until it has been played; what went wrong in the play, or null. */
function play(page: Page, id: string): Promise<string | null> {
  return page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<string | null>((done) => {
      let fault: string | null = null;
      // The workbench calls a story finished whose play has failed: it shows the failure in a panel.
      const failed = ({ message }: { message: string }) => (fault = message);
      const finished = (told: { storyId: string }) => {
        if (told.storyId !== storyId) return;
        channel?.off('storyFinished', finished);
        channel?.off('playFunctionThrewException', failed);
        done(fault);
      };
      channel?.on('playFunctionThrewException', failed);
      channel?.on('storyFinished', finished);
      const again = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
      channel?.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
}

/** Shows a story and waits until nothing changes any more: played to the end, letters and pictures there. */
async function open(page: Page, id: string): Promise<void> {
  if ((await play(page, id)) !== null) {
    // What the story before left behind, a pointer or a focus, is not its fault: once more, in a window just opened.
    await openWorkbench(page, '');
    expect(await play(page, id), 'the story plays to its end').toBeNull();
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

/** Further down only more of the same follows. */
const TALLEST = 6_000;

/** How far down a component reaches, its dialogs and messages included; a page is pictured with what is empty of it. */
function heightOf(page: Page, whole: boolean): Promise<number> {
  return page.evaluate(
    ([whole, tallest]) => {
      const all = Math.max(document.documentElement.scrollHeight, innerHeight);
      if (whole) return Math.min(all, tallest);
      const ends = [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sb-wrapper'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ bottom }) => bottom + window.scrollY);
      return Math.ceil(Math.min(Math.max(...ends, 16) + 16, all, tallest));
    },
    [whole, TALLEST] as const,
  );
}

/** A page goes on being drawn after its story has been played: what is long comes in steps, what is asked for a frame later. */
async function settledHeight(page: Page, whole: boolean): Promise<number> {
  let height = await heightOf(page, whole);
  for (let before = -1; whole && before !== height;) {
    before = height;
    await page.waitForTimeout(150);
    height = await heightOf(page, whole);
  }
  return height;
}

for (const { id, file, name, page: whole, pictures } of stories) {
  for (const viewport of new Set(pictures.map((picture) => picture.viewport))) {
    test(`${file} › ${name} › ${viewport}`, async ({ workbench: page }) => {
      const size = sizeOf(viewport);
      await page.setViewportSize(size);
      await open(page, id);
      for (const { theme, path } of pictures.filter((picture) => picture.viewport === viewport)) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        test.info().annotations.push({ type: existsSync(join(UNPACKED, path)) ? 'known' : 'new', description: path });
        const clip = { x: 0, y: 0, width: size.width, height: await settledHeight(page, whole) };
        await expect.soft(page).toHaveScreenshot(path.split('/'), { fullPage: true, clip });
      }
    });
  }
}
