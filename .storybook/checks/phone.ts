import { VIEWPORTS } from '../viewports';
import { axeFaults, OF_LAYOUT } from './axe-rules';
import { cutOff } from './cut-off';
import { sidesKept, unevenSides, type UnevenSides } from './sides';
import { smallerThan, targetsTooSmall } from './touch-targets';

/** In CSS pixels. */
const WIDTH = parseInt(VIEWPORTS.phone.styles.width);
/** What axe’s rule of target sizes asks for (WCAG 2.5.8). */
const LEAST_TARGET = 24;

interface Expectation {
  /** What customers press has room for a thumb. */
  forCustomers: boolean;
}

/** After this many frames: what hangs on something, a menu on its button, moves after it, in the second. */
async function settled(frames: number) {
  for (let frame = 0; frame < frames; frame++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

const scrolls = (element: Element) => {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflow);
};

const faultsOfLayout = ({ forCustomers }: Expectation) => [...cutOff(), ...(forCustomers ? targetsTooSmall() : [])];

/** In a layout axe has not seen yet; it is only asked where one of its rules has something to look at. */
async function faultsOfNewLayout(expectation: Expectation): Promise<string[]> {
  const forAxe = smallerThan(LEAST_TARGET) || [...document.body.querySelectorAll('*')].some(scrolls);
  return [...(forAxe ? await axeFaults(OF_LAYOUT) : []), ...faultsOfLayout(expectation)];
}

async function readFromTheRight(expectation: Expectation): Promise<string[]> {
  const page = document.documentElement;
  if (page.dir === 'rtl') return [];
  page.dir = 'rtl';
  const faults: string[] = [];
  let uneven: UnevenSides;
  try {
    await settled(1);
    faults.push(...(await faultsOfNewLayout(expectation)));
    uneven = unevenSides();
  } finally {
    page.dir = 'ltr';
  }
  return [...faults, ...sidesKept(uneven)];
}

async function withTwiceTheText(expectation: Expectation): Promise<string[]> {
  const { style } = document.documentElement;
  const shown = style.fontSize;
  style.fontSize = '200%';
  try {
    // What learns by an observer that it scrolls now says so two pictures later.
    await settled(3);
    return await faultsOfNewLayout(expectation);
  } finally {
    style.fontSize = shown;
  }
}

const inMode = (mode: string, faults: string[]) => faults.map((fault) => `${mode}: ${fault}`);

/**
 * What is wrong with the story on a phone, then read from the right, then with twice the text. The frame it stands in is
 * narrowed here, which costs less than to ask Vitest. Tests know no margins around a component: without, what reaches
 * over its edge would reach out of the window.
 */
export async function faultsOnAPhone({
  margins,
  onPaper,
  ...expectation
}: Expectation & { margins: boolean; onPaper: boolean }): Promise<string[]> {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('A story is tested in a frame.');
  const { width } = frame.style;
  frame.style.width = `${String(WIDTH)}px`;
  if (margins) document.body.style.padding = '3rem 1rem';
  try {
    await settled(2);
    return [
      ...inMode('on a phone', faultsOfLayout(expectation)),
      ...inMode('right to left', await readFromTheRight(expectation)),
      ...inMode('twice the text', onPaper ? [] : await withTwiceTheText(expectation)),
    ];
  } finally {
    frame.style.width = width;
    document.body.style.padding = '';
  }
}
