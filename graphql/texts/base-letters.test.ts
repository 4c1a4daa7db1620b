import { describe, expect, it } from 'vitest';
import { toAlphabet } from './base-letters';

const inAscii = (text: string) => toAlphabet(text, (letter) => /[ -~]/.test(letter));

describe('toAlphabet', () => {
  it.each([
    ['Sarmale în foi de varză și smântână, brânzică ț', 'Sarmale in foi de varza si smantana, branzica t'],
    ['Żurek, pączki, śledź, łosoś', 'Zurek, paczki, sledz, losos'],
    ['Işkembe, İmam bayıldı, güğüm', 'Iskembe, Imam bayildi, gugum'],
    ['Phở bò, bánh mì, cơm tấm, ưu, đắng, Đà', 'Pho bo, banh mi, com tam, uu, dang, Da'],
    ['Knedlíky, řízek', 'Knedliky, rizek'],
    ['Weißwurst, Smørrebrød, Þorri, sveið', 'Weisswurst, Smorrebrod, Thorri, sveid'],
    ['“Pain” – ‘du’ chef…', '"Pain" - \'du\' chef...'],
    ['Борщ, пельмени, Київ', 'Borshch, pelmeni, Kiiv'],
    ['Φέτα, γύρος', 'Feta, gyros'],
    ['½ baguette, ⅓, 4,50\u202f€', '1/2 baguette, 1/3, 4,50 EUR'],
    ['Pizza 🍕', 'Pizza '],
    ['饺子 du chef', '[...] du chef'],
    ['🥜', '[...]'],
    ['', ''],
  ])('writes the text %j in ASCII as %j', (text, expected) => {
    expect(inAscii(text)).toBe(expected);
  });
});
