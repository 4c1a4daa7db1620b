import { describe, expect, it } from 'vitest';
import { folded } from './folded';

describe('folded', () => {
  it.each([
    ['Œufs à l’Île', 'oeufs a l’ile'],
    ['Cæsar', 'caesar'],
    ['ﬁnes, crois\u00adsant\u200e', 'fines, croissant'],
    ['½ baguette', '1/2 baguette'],
    ['Żurek po łódzku', 'zurek po lodzku'],
    ['Sarmale și mămăligă', 'sarmale si mamaliga'],
    ['Bánh mì, đậu phụ, phở', 'banh mi, dau phu, pho'],
    ['Işkembe, DÖNER, İMAM', 'iskembe, doner, imam'],
    ['Weißwurst, Smørrebrød, Þorramatur', 'weisswurst, smorrebrod, thorramatur'],
  ])('folds the text %j to %j', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});
