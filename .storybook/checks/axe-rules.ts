import axe from 'axe-core';

/** The rules whose verdict depends on the theme; the accessibility addon runs all of them in the theme shown. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The rules whose verdict depends on where things come to lie. */
export const OF_LAYOUT = ['scrollable-region-focusable', 'target-size'];

/** A modal dialog in which nothing can be pressed takes the focus itself (HTML, dialog focusing steps), so arrows scroll it. */
const holdsTheFocus = (rule: string, [target]: axe.UnlabelledFrameSelector) =>
  rule === 'scrollable-region-focusable' &&
  typeof target === 'string' &&
  document.querySelector(target)?.matches('dialog:modal') === true;

/** What axe finds by these rules alone, within these elements. */
export async function axeFaults(rules: string[], within: Element[] = [document.body]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: within, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !holdsTheFocus(id, target))
      .map(
        ({ target, failureSummary = '' }) =>
          `axe, ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
      ),
  );
}
