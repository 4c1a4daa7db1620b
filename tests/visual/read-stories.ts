import { chromium as playwright } from 'playwright';
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

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: object;
      extract: () => Promise<Record<string, Extracted>>;
      currentRender?: { phase?: string; id: string };
    };
  }
}

/** Asks the built workbench itself which stories it holds, as Chromatic does. */
export async function readStories(origin: string): Promise<PicturedStory[]> {
  const browser = await playwright.launch(chromium());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    // It is there before it knows its stories.
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
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
    return told.map(picturesOf);
  } finally {
    await browser.close();
  }
}
