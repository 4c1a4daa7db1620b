import { choosing } from '../../tests/support/options';

export { selecting } from '../../tests/support/options';

/** What was chosen, as the server answers it, written short: `chosen({ meats: ['Poulet'], fries: 'Frites' })`. */
export function chosen(by: Parameters<typeof choosing>[0]) {
  return choosing(by).map(({ options, ...group }) => ({
    ...{ __typename: 'ChosenGroup' as const, ...group },
    options: options.map((option) => ({ __typename: 'ChosenOption' as const, ...option })),
  }));
}
