import { chromium as playwright, type Page } from 'playwright';
import type { Modes } from '../../.storybook/modes';
import { chromium } from '../support/chromium';
import { picturesOf, type PicturedStory, type ToldStory } from './pictures';

interface Extracted {
  id: string;
  name: string;
  tags: string[];
  parameters: { fileName: string; chromatic?: { modes?: Modes; disableSnapshot?: boolean } };
  storyGlobals: { viewport?: { value?: string }; theme?: string };
}

interface Listening {
  (event: 'storyFinished', listener: (told: { storyId: string }) => void): void;
  (event: 'playFunctionThrewException', listener: (fault: { message: string }) => void): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: object;
      extract: () => Promise<Record<string, Extracted>>;
      currentRender?: { id: string };
      view?: { showPreparingStory: () => void };
    };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, data: object) => void;
      on: Listening;
      off: Listening;
    };
  }
}

/** Opens the workbench's inner frame, where stories are shown, at no story yet. */
export async function openWorkbench(page: Page, origin: string): Promise<void> {
  // axe has its own tests.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true`);
  // It is there before it knows its stories.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // It hides a story slower than 100 ms behind a skeleton even when it stands there already: what has the focus loses it.
  await page.evaluate(() => {
    const view = window.__STORYBOOK_PREVIEW__?.view;
    if (view) view.showPreparingStory = () => undefined;
  });
}

/** Asks the built workbench itself which stories it holds, as Chromatic does. */
export async function readStories(origin: string): Promise<PicturedStory[]> {
  const browser = await playwright.launch(chromium());
  try {
    const page = await browser.newPage();
    await openWorkbench(page, origin);
    const told = await page.evaluate(async (): Promise<ToldStory[]> => {
      const stories = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
      return stories
        .filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true)
        .map(({ id, name, tags, parameters, storyGlobals }) => ({
          id,
          name,
          tags,
          fileName: parameters.fileName,
          modes: parameters.chromatic?.modes ?? {},
          viewport: storyGlobals.viewport?.value,
          theme: storyGlobals.theme,
        }));
    });
    return picturesOf(told);
  } finally {
    await browser.close();
  }
}
