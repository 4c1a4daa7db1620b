import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeMet,
  chosenOf,
  missingGroups,
  type OptionGroup,
  optionsCents,
  piecesChosen,
  type Selection,
  shownGroups,
  stillOffered,
} from './option-groups';

const IDS = ['A', 'B', 'C', 'D'];
const OPTION_IDS = ['1', '2', '3', '4'];
const conditions = fc.option(fc.record({ groupId: fc.constantFrom(...IDS, 'Z'), optionIds: fc.subarray(OPTION_IDS) }), {
  freq: 2,
});

const anyGroup = (id: string): fc.Arbitrary<OptionGroup> =>
  fc
    .record({
      min: fc.nat(3),
      room: fc.option(fc.nat(4)),
      included: fc.nat(4),
      perOptionMax: fc.integer({ min: 1, max: 3 }),
      options: fc
        .subarray(OPTION_IDS)
        .chain((ids) =>
          fc.tuple(
            ...ids.map((option) =>
              fc.record({ id: fc.constant(option), priceCents: fc.nat(900), soldOut: fc.boolean() }),
            ),
          ),
        ),
      shownWhen: conditions,
    })
    .map(({ min, room, ...group }) => ({ ...group, id, min, max: room === null ? null : Math.max(1, min + room) }));

/** Any groups, in any order of conditions, with selections of which some are of unknown groups and options. */
const anyChoice = fc.record({
  groups: fc.tuple(...IDS.map(anyGroup)),
  selections: fc.uniqueArray(
    fc.record({
      groupId: fc.constantFrom(...IDS, 'Z'),
      optionId: fc.constantFrom(...OPTION_IDS),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ groupId, optionId }) => groupId + optionId },
  ),
});

/** The rule of conditions written the other way round: from a group up to those on which it depends. */
function applies(groups: readonly OptionGroup[], group: OptionGroup, selections: readonly Selection[]): boolean {
  const { shownWhen } = group;
  if (shownWhen === null) return true;
  const earlier = groups.slice(0, groups.indexOf(group)).find(({ id }) => id === shownWhen.groupId);
  const isMet = selections.some(
    ({ groupId, optionId }) => groupId === shownWhen.groupId && shownWhen.optionIds.includes(optionId),
  );
  return earlier !== undefined && isMet && applies(groups, earlier, selections);
}

/** The price of a group, piece by piece. */
function centsOf({ id, options, included }: OptionGroup, selections: readonly Selection[]): number {
  const pieces = selections
    .filter(({ groupId }) => groupId === id)
    .flatMap(({ optionId, quantity }) =>
      options
        .filter((one) => one.id === optionId)
        .flatMap(({ priceCents }) => Array<number>(quantity).fill(priceCents)),
    );
  return pieces
    .toSorted((one, other) => other - one)
    .slice(included)
    .reduce((sum, cents) => sum + cents, 0);
}

describe('optionsCents', () => {
  test('adds the pieces of every group that applies, without the dearest that are included', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        const expected = groups
          .filter((group) => applies(groups, group, selections))
          .reduce((sum, group) => sum + centsOf(group, selections), 0);
        expect(optionsCents(groups, selections)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('never falls when a piece is added', () => {
    const added = fc.record({ groupId: fc.constantFrom(...IDS), optionId: fc.constantFrom(...OPTION_IDS) });
    fc.assert(
      fc.property(anyChoice, added, ({ groups, selections }, one) => {
        const isSame = (other: Selection) => other.groupId === one.groupId && other.optionId === one.optionId;
        const before = selections.find(isSame);
        const more = [
          ...selections.filter((other) => !isSame(other)),
          { ...one, quantity: (before?.quantity ?? 0) + 1 },
        ];
        expect(optionsCents(groups, more)).toBeGreaterThanOrEqual(optionsCents(groups, selections));
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on the order of the selections', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        const reversed = selections.toReversed();
        expect(optionsCents(groups, reversed)).toBe(optionsCents(groups, selections));
        for (const group of groups) expect(chosenOf(group, reversed)).toEqual(chosenOf(group, selections));
      }),
    );
  });
});

test('chosenOf lists the chosen options in the group’s order, each at no more than its price', () => {
  fc.assert(
    fc.property(anyChoice, ({ groups, selections }) => {
      for (const group of groups) {
        const chosen = chosenOf(group, selections);
        const isChosen = ({ id }: { id: string }) =>
          selections.some(({ groupId, optionId }) => groupId === group.id && optionId === id);
        expect(chosen.map(({ option }) => option)).toEqual(group.options.filter(isChosen));
        for (const { option, quantity, cents } of chosen) {
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(option.priceCents * quantity);
        }
      }
    }),
  );
});

describe('shownGroups', () => {
  test('keeps, in their order, the groups whose chain of conditions is met', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        expect(shownGroups(groups, selections)).toEqual(groups.filter((group) => applies(groups, group, selections)));
      }),
      { numRuns: 1000 },
    );
  });

  test('hides no group when more is chosen', () => {
    fc.assert(
      fc.property(anyChoice, fc.nat(), ({ groups, selections }, count) => {
        const fewer = shownGroups(groups, selections.slice(0, count % (selections.length + 1)));
        expect(shownGroups(groups, selections)).toEqual(expect.arrayContaining(fewer));
      }),
    );
  });
});

describe('stillOffered', () => {
  test('leaves only what is in stock in a group that applies', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        const left = stillOffered(groups, selections);
        const shown = shownGroups(groups, left);
        expect(selections).toEqual(expect.arrayContaining(left));
        for (const { groupId, optionId } of left) {
          const option = shown.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId);
          expect(option).toMatchObject({ soldOut: false });
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('changes nothing when applied again', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        const left = stillOffered(groups, selections);
        expect(stillOffered(groups, left)).toEqual(left);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps a selection that is offered as a whole', () => {
    fc.assert(
      fc.property(anyChoice, ({ groups, selections }) => {
        const inStock = groups.map((group) => ({
          ...group,
          options: OPTION_IDS.map((id) => ({ id, priceCents: 0, soldOut: false })),
          shownWhen: null,
        }));
        const known = selections.filter(({ groupId }) => groupId !== 'Z');
        expect(stillOffered(inStock, known)).toEqual(known);
      }),
    );
  });
});

test('missingGroups are the groups that apply with fewer pieces than their minimum', () => {
  fc.assert(
    fc.property(anyChoice, ({ groups, selections }) => {
      const missing = groups.filter((group) => {
        const pieces = selections.filter(({ groupId }) => groupId === group.id).map(({ quantity }) => quantity);
        return applies(groups, group, selections) && pieces.reduce((sum, one) => sum + one, 0) < group.min;
      });
      expect(missingGroups(groups, selections)).toEqual(missing);
    }),
    { numRuns: 1000 },
  );
});

test('canBeMet holds exactly when choosing the most of everything in stock reaches the minimum', () => {
  fc.assert(
    fc.property(anyGroup('A'), (group) => {
      const most = group.options
        .filter(({ soldOut }) => !soldOut)
        .map(({ id }) => ({ groupId: 'A', optionId: id, quantity: group.perOptionMax }));
      expect(canBeMet(group)).toBe(piecesChosen('A', most) >= group.min);
    }),
    { numRuns: 1000 },
  );
});
