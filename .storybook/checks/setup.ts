import type { TestContext } from 'vitest';
import { afterEach, beforeEach } from 'vitest';
import './at-rest.css';
import { PAGE_MODES, type Modes } from '../modes';
import { axeFaults } from './axe-rules';
import { listenToConsole, type ExpectedMessage } from './console';
import { faultsInEnglish, type Story } from './english';
import { faultsOnAPhone } from './phone';
import { faultsInBothThemes } from './themes';

// What every story is held to besides its own play function: axe, a silent console, both themes, a phone. Pages are also
// read from the right and with twice the text, screens in English.
// In tests alone: while one looks at a story in the workbench nothing flickers and no fault hides it.

interface StoryContext extends TestContext {
  /** Put there by Storybook’s Vitest plugin. */
  story?: Story & {
    tags: string[];
    parameters: { expectedConsole?: ExpectedMessage[]; layout?: string; chromatic?: { modes?: Modes } };
  };
}

/** Where customers press: on a phone, standing, in a queue. The owner’s tools have rules of their own. */
const CUSTOMER_SIDE = /\/(ui\/(base|food|site)|web\/customer)\//;
const NOT_CUSTOMER_SIDE = /\/ui\/food\/(order-board|receipt)\//;

/** What nobody sees is laid out and not painted, which saves a fifth of the time. */
const frame = window.frameElement as HTMLElement | null;
if (frame) frame.style.opacity = '0';

const now = Date.now;
let consoleFaults: ReturnType<typeof listenToConsole> | undefined;

/** As wide as the roll it is printed on, in letters whose size is the printer’s. */
const ON_PAPER = /\/(ui\/food\/receipt|web\/owner\/printing)\//;

/** Where most of the texts stand. */
const PAGE = '-page.stories.tsx';

// A page’s own clock ends with its test: Vitest names the modules of the next file by the time of day.
afterEach(() => {
  Date.now = now;
});

/** What is on its way is judged where it will be; what never ends goes on. */
function endWhatAppears() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

beforeEach(() => {
  consoleFaults = listenToConsole();
});

afterEach(async (context: StoryContext) => {
  const { story, task } = context;
  if (!story) return;
  endWhatAppears();
  const { filepath } = task.file;
  const faults = [...(await axeFaults()), ...(await faultsInBothThemes())];
  const modes = story.parameters.chromatic?.modes ?? {};
  if (story.tags.includes('page') && Object.keys(PAGE_MODES).some((mode) => !(mode in modes)))
    faults.push('A page is pictured in the modes of pages: parameters: screenParameters (.storybook/frames.tsx).');
  const forCustomers = CUSTOMER_SIDE.test(filepath) && !NOT_CUSTOMER_SIDE.test(filepath);
  const margins = story.parameters.layout !== 'fullscreen';
  const onPaper = ON_PAPER.test(filepath);
  const isPage = story.tags.includes('page') || filepath.endsWith(PAGE);
  faults.push(...(await faultsOnAPhone({ margins, forCustomers, isPage, onPaper })));
  if (faults.length === 0 && isPage && !onPaper) faults.push(...(await faultsInEnglish(story, margins)));
  faults.push(...(consoleFaults?.(story.parameters.expectedConsole) ?? []));
  if (faults.length > 0)
    throw new Error(`${faults.length} fault(s) besides the play function:\n\n${faults.join('\n\n')}`);
});
