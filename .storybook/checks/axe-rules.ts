import axe from 'axe-core';
import { ACCESSIBILITY } from '../accessibility';
import { smallerThan } from './touch-targets';

/** The rules whose verdict depends on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** The rules whose verdict depends on where things come to lie. */
const OF_LAYOUT = ['scrollable-region-focusable', 'target-size'];
/** The rule that is broken by one component shown in several situations: each situation is judged by itself. */
const OF_EACH_SITUATION = 'landmark-unique';
/** What axe asks for in sizes of targets (WCAG 2.5.8), in CSS pixels. */
const LEAST_TARGET = 24;

const scrolls = (element: Element) => {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflow);
};

/** Of the rules of layout those that have something to look at: axe draws a map of the page for each. */
const ofThisLayout = () => [
  ...([...document.body.querySelectorAll('*')].some(scrolls) ? ['scrollable-region-focusable'] : []),
  ...(smallerThan(LEAST_TARGET) ? ['target-size'] : []),
];

/** A modal dialog in which nothing can be pressed takes the focus itself (HTML, dialog focusing steps), so arrows scroll it. */
const holdsTheFocus = (rule: string, [target]: axe.UnlabelledFrameSelector) =>
  rule === 'scrollable-region-focusable' &&
  typeof target === 'string' &&
  document.querySelector(target)?.matches('dialog:modal') === true;

const ask = (options: axe.RunOptions, within: Element[] = [document.body]) =>
  axe.run({ include: within, exclude: ['.sb-wrapper'] }, options);

const inWords = (violations: axe.Result[]) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !holdsTheFocus(id, target))
      .map(
        ({ target, failureSummary = '' }) =>
          `axe, ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
      ),
  );

const faultsBy = async (options: axe.RunOptions, within?: Element[]) =>
  inWords((await ask({ ...options, resultTypes: ['violations'] }, within)).violations);

/** What axe finds in the page by all rules the workbench knows (accessibility.ts) but those of colour. */
export async function axeFaults(): Promise<string[]> {
  const { options } = ACCESSIBILITY;
  const asked = ofThisLayout();
  const situations = [...document.querySelectorAll('[data-situation]')];
  const without = [...OF_COLOUR, ...OF_LAYOUT.filter((rule) => !asked.includes(rule))];
  if (situations.length > 0) without.push(OF_EACH_SITUATION);
  const faults = await faultsBy({
    ...options,
    rules: { ...options.rules, ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) },
  });
  for (const situation of situations)
    faults.push(...(await faultsBy({ runOnly: { type: 'rule', values: [OF_EACH_SITUATION] } }, [situation])));
  return faults;
}

/** Why axe could not judge a contrast that it can judge where nothing lies over the words. */
const COVERED = /bgOverlap|Obscur|outsideViewport/;
const isCovered = ({ any }: axe.NodeResult) =>
  any.some(({ data }) => COVERED.test((data as { messageKey?: string } | null)?.messageKey ?? ''));

/** What axe finds in the colours of these elements, and which of them it could not judge where they lie. */
export async function faultsOfColour(within: Element[]): Promise<{ faults: string[]; covered: Element[] }> {
  const { violations, incomplete } = await ask(
    {
      runOnly: { type: 'rule', values: OF_COLOUR },
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    },
    within,
  );
  const covered = incomplete.flatMap(({ nodes }) => nodes.filter(isCovered).flatMap(({ element }) => element ?? []));
  return { faults: inWords(violations), covered };
}

/** What axe finds in a page it has judged in another layout. */
export async function faultsOfLayout(): Promise<string[]> {
  const values = ofThisLayout();
  return values.length === 0 ? [] : faultsBy({ runOnly: { type: 'rule', values } });
}
