import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise';

describe('normaliseText', () => {
  it.each([
    ['ﬁnes herbes, eﬃlochée', 'fines herbes, effilochée'],
    ['Cœur de bœuf, Cæsar', 'Cœur de bœuf, Cæsar'],
    ['crois\u00adsant', 'croissant'],
    ['\u200e\u2068Croissant\u2069\u200b', 'Croissant'],
    ['\u202aCrois\u202csant\u202e', 'Croissant'],
    ['crois\u200dsant\u200c', 'croissant'],
    ['\ufeffPain', 'Pain'],
    ['1⁄2 baguette', '1/2 baguette'],
    ['½ baguette', '½ baguette'],
    ['Pain\u00a0au\u202flait', 'Pain au lait'],
    ['e\u200b\u0301clair', 'éclair'],
    ['sans oignon\r\nmerci', 'sans oignon\nmerci'],
    ['👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('turns the text %j into %j', (given, normalised) => {
    expect(normaliseText(given)).toBe(normalised);
  });

  it('normalising a text twice gives the same result as normalising it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
    );
  });
});
