import { VIEWPORTS } from '../viewports';
import { faultsOfLayout } from './axe-rules';
import { cutOff } from './cut-off';
import { sidesKept, unevenSides, type UnevenSides } from './sides';
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

/** Names of elements with the classes that place them, which were judged from the right without a fault. */
const fitBothWays = new Set<string>();
const placing = (element: Element) =>
  [element.localName, element.getAttribute('class'), element.getAttribute('style')?.replace(/[\d.]+/g, 'n')].join('|');

/** The words are as long from either side: what can be wrong is how something is placed, whatever it holds. */
async function readFromTheRight(expectation: Expectation): Promise<string[]> {
  const page = document.documentElement;
  const laidOut = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const placed = laidOut.map(placing);
  if (page.dir === 'rtl' || placed.every((one) => fitBothWays.has(one))) return [];
  page.dir = 'rtl';
  const faults: string[] = [];
  let uneven: UnevenSides;
  try {
    faults.push(...(await lasting(() => faultsOfNewLayout(expectation))));
    uneven = unevenSides();
  } finally {
    page.dir = 'ltr';
  }
  faults.push(...sidesKept(uneven));
  if (faults.length === 0) for (const one of placed) fitBothWays.add(one);
  return faults;
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
  const mirrored = () => readFromTheRight(expectation);
  const enlarged = () => withTwiceTheText(() => faultsOfNewLayout(expectation));
  return onAPhone(margins, async () => [
    ...inMode('on a phone', faultsToSee(expectation)),
    ...inMode('right to left', isPage ? await mirrored() : []),
    ...inMode('twice the text', isPage && !onPaper ? await enlarged() : []),
  ]);
}
