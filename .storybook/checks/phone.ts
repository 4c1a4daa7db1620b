import { VIEWPORTS } from '../viewports';
import { faultsOfLayout } from './axe-rules';
import { cutOff } from './cut-off';
import { targetsTooSmall } from './touch-targets';

/** In CSS pixels. */
const WIDTH = parseInt(VIEWPORTS.phone.styles.width);

interface Expectation {
  /** What customers press has room for a thumb. */
  forCustomers: boolean;
}

/** After this many frames: what hangs on something, a menu on its button, moves after it, in the second. */
async function settled(frames: number) {
  for (let frame = 0; frame < frames; frame++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

const faultsToSee = ({ forCustomers }: Expectation) => [...cutOff(), ...(forCustomers ? targetsTooSmall() : [])];

/** In a layout axe has not seen yet. */
const faultsOfNewLayout = async (expectation: Expectation) => [
  ...(await faultsOfLayout()),
  ...faultsToSee(expectation),
];

/** Faults that are still there once all that watches its own size has followed the new layout; where there are none, none is waited for. */
async function lasting(faults: () => Promise<string[]>): Promise<string[]> {
  if ((await faults()).length === 0) return [];
  // What learns by an observer that it scrolls now says so two pictures later.
  await settled(3);
  return faults();
}

async function readFromTheRight(faults: () => Promise<string[]>): Promise<string[]> {
  const page = document.documentElement;
  if (page.dir === 'rtl') return [];
  page.dir = 'rtl';
  try {
    return await lasting(faults);
  } finally {
    page.dir = 'ltr';
  }
}

export async function withTwiceTheText(faults: () => Promise<string[]>): Promise<string[]> {
  const { style } = document.documentElement;
  const shown = style.fontSize;
  style.fontSize = '200%';
  try {
    return await lasting(faults);
  } finally {
    style.fontSize = shown;
  }
}

const inMode = (mode: string, faults: string[]) => faults.map((fault) => `${mode}: ${fault}`);

/**
 * What there is to see on a phone: the frame a story stands in is narrowed, which costs less than to ask Vitest. Tests know
 * no margins around a component: without, what reaches over its edge would reach out of the window.
 */
export async function onAPhone<T>(margins: boolean, look: () => T | Promise<T>): Promise<T> {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('A story is tested in a frame.');
  const { width } = frame.style;
  frame.style.width = `${String(WIDTH)}px`;
  if (margins) document.body.style.padding = '3rem 1rem';
  try {
    await settled(2);
    return await look();
  } finally {
    frame.style.width = width;
    document.body.style.padding = '';
  }
}

interface Story extends Expectation {
  margins: boolean;
  isPage: boolean;
  onPaper: boolean;
}

/** What is wrong with the story on a phone; with a page also when it is read from the right, and with twice the text. */
export function faultsOnAPhone({ margins, isPage, onPaper, ...expectation }: Story): Promise<string[]> {
  const faults = () => faultsOfNewLayout(expectation);
  return onAPhone(margins, async () => [
    ...inMode('on a phone', faultsToSee(expectation)),
    ...inMode('right to left', isPage ? await readFromTheRight(faults) : []),
    ...inMode('twice the text', isPage && !onPaper ? await withTwiceTheText(faults) : []),
  ]);
}
