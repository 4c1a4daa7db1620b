import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key';

describe('nameKey', () => {
  it.each([
    ['Pain d’épices', "PAIN D'ÉPICES"],
    ['Bœuf', 'Boeuf'],
    ['Demi‑baguette', 'demi-baguette'],
    ['½ baguette', '1⁄2 baguette'],
    ['Crois\u00adsant', 'croissant'],
    ['Pain  au\u00a0lait', 'pain au lait'],
  ])('the name key is the same for « %s » and « %s »', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it('the name key differs for different dishes', () => expect(nameKey('Pâtes')).not.toBe(nameKey('Pâtés')));
});
