import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, csvTextOf, writeCsv } from './csv';

describe('csvText', () => {
  it.each([
    ...['=1+1', '+33 6', '-2', '−2', '@somme(A1)', '\t1', ' =1', "'=1", '#N/A'],
    ...['347E36', '1e5', '00123', '12', '1,5', '1 200', '10 %', '4 €', '(5)', '06 12 34 56 78'],
    ...[
      '1-2',
      '3/4',
      '1/2/26',
      '12:30',
      '12h30',
      '10:15 AM',
      'MARS26',
      'mars 26',
      '1 déc. 2026',
      'SEPT2',
      '2026-11-27',
    ],
    ...['TRUE', 'faux', 'VRAI'],
  ])('puts an apostrophe before the CSV text %s', (text) => {
    expect(csvText(text)).toBe(`'${text}`);
  });

  it.each(['K7MQ2X', 'Baguette', '2 croissants', 'Mars', 'Décaféiné', 'Menu 1', '7 Up', '', 'Vrai chocolat', 'MAR2X4'])(
    'leaves the CSV text %s unchanged',
    (text) => {
      expect(csvText(text)).toBe(text);
    },
  );

  it.each([
    ['Tarte,=1+1', "Tarte,'=1+1"],
    ['Tarte;@somme(A1)', "Tarte;'@somme(A1)"],
    ['Tarte\t+1', "Tarte\t'+1"],
    ['Tarte\n-1', "Tarte\n'-1"],
    ['Tarte,"=1+1', 'Tarte,"\'=1+1'],
    ['\t=1', "'\t'=1"],
  ])('protects a formula in %j that would start a cell with another separator', (text, safe) => {
    expect(csvText(text)).toBe(safe);
  });

  it('csvTextOf restores every text that csvText protected', () => {
    const texts = [/^'*[0-9E/:.=-]{0,8}$/, /^[a;,\t\n"' =+-]{0,9}$/].map((pattern) => fc.stringMatching(pattern));
    fc.assert(
      fc.property(fc.oneof(fc.string(), ...texts), (text) => {
        fc.pre(!/^="[^]*"$/.test(text) || csvText(text) !== text);
        expect(csvTextOf(csvText(text))).toBe(text);
      }),
    );
  });
});

describe('csvTextOf', () => {
  it('reads a CSV text that another program protected with a formula', () => {
    expect(csvTextOf('="347E36"')).toBe('347E36');
  });

  it('keeps an apostrophe that protects nothing in a CSV text', () => {
    expect(csvTextOf("'t Hof")).toBe("'t Hof");
  });
});

describe('writeCsv', () => {
  it('a CSV cell with separators, quotes or line breaks is quoted', () => {
    expect(writeCsv([['Pain; "du chef"', '4,50'], ['a\nb']], ';')).toBe('\ufeff"Pain; ""du chef""";4,50\r\n"a\nb"\r\n');
  });

  it.each([';', ','])(
    'a CSV file separated by %s also quotes cells with any other separator, except decimal numbers',
    (separator) => {
      const other = separator === ';' ? ',' : ';';
      const row = [`Pain${other} chaud`, 'Pain\tchaud', `-4${other}50`, '12'];
      const amount = other === ',' ? '-4,50' : '"-4;50"';
      expect(writeCsv([row], separator)).toBe(
        `\ufeff${[`"Pain${other} chaud"`, '"Pain\tchaud"', amount, '12'].join(separator)}\r\n`,
      );
    },
  );

  it('no CSV cell starts with a formula in a program that splits at any usual separator', () => {
    const parts = ['a', ';', ',', '\t', '\n', '"', ' ', '=1+1', '+1', '-1', '@a'];
    const cell = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((some) => csvText(some.join('')));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), fc.constantFrom(';', ','), (cells, separator) => {
        const split = writeCsv([cells], separator)
          .slice(1)
          .split(/[;,\t\r\n]/);
        expect(split.filter((one) => /^\s*"?\s*[=+\-@]/.test(one))).toEqual([]);
      }),
    );
  });
});
