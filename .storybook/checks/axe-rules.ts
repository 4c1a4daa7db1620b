import axe from 'axe-core';

/** The rules whose verdict depends on the theme; the accessibility addon runs all of them in the theme shown. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The rules whose verdict depends on where things come to lie. */
export const OF_LAYOUT = ['scrollable-region-focusable', 'target-size'];

/** What axe finds by these rules alone. */
export async function axeFaults(rules: string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `axe, ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
    ),
  );
}
