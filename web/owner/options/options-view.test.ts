import { describe, expect, it } from 'vitest';
import { isChanged, toGroupInput, type OwnGroup } from './options-view';

const option = (id: string, name: string): OwnGroup['options'][number] => ({
  ...{ __typename: 'OwnOption', id, name, nameEn: null, priceCents: 0 },
  ...{ allergens: null, preparationUnits: 0, outOfStock: false },
});
const group: OwnGroup = {
  ...{ __typename: 'OwnOptionGroup', id: 'g-1', name: 'Cuisson', nameEn: null, shownWhen: null },
  ...{ min: 1, max: 1, included: 0, perOptionMax: 1 },
  options: [option('o-1', 'Bleu'), option('o-2', 'Saignant')],
  itemIds: ['i-1', 'i-2'],
};
const items = new Map([['i-1', 'Entrecôte']]);

describe('toGroupInput', () => {
  it('sends a new group without ids', () => {
    const input = toGroupInput({ ...group, options: [{ ...option('', 'Bleu'), id: null }] }, null, items);
    expect(input).toMatchObject({ id: null, name: 'Cuisson', options: [{ id: null, name: 'Bleu' }] });
  });

  it('says nothing of what is sold out, which another device may have changed', () => {
    const now = { ...group, options: group.options.map((one) => ({ ...one, outOfStock: one.id === 'o-2' })) };
    for (const option of toGroupInput(group, now, items).options) expect(option).not.toHaveProperty('outOfStock');
  });

  it('creates again what another device deleted, and leaves out items that are gone', () => {
    const now = { ...group, options: [option('o-1', 'Bleu')] };
    const input = toGroupInput(group, now, items);
    expect(input.options.map(({ id }) => id)).toEqual(['o-1', null]);
    expect(input.itemIds).toEqual(['i-1']);
    expect(toGroupInput(group, null, items).id).toBeNull();
  });
});

describe('isChanged', () => {
  it('notices another name, another option and a deleted group', () => {
    expect(isChanged(group, { ...group, name: 'Cuissons' })).toBe(true);
    expect(isChanged(group, { ...group, options: group.options.slice(1) })).toBe(true);
    expect(isChanged(group, null)).toBe(true);
  });

  it('ignores what is sold out and the order of the items', () => {
    const options = group.options.map((one) => ({ ...one, outOfStock: true }));
    expect(isChanged(group, { ...group, options, itemIds: ['i-2', 'i-1'] })).toBe(false);
  });
});
