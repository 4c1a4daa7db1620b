import { expect, test } from 'vitest';
import { curves } from '../bench/curves';
import { resultsTable } from '../bench/results';

const measured = (name: string, mean: number) => ({ name, hz: 1000 / mean, mean, p99: mean * 2, sampleCount: 7 });

test('the benchmark table has a row per benchmark with its ratio to the first of its group, and the printed figures', () => {
  const report = {
    files: [
      { groups: [{ fullName: 'a.bench.ts > reading', benchmarks: [measured('plain', 2), measured('rich', 5)] }] },
      { groups: [{ fullName: 'b.bench.ts > writing', benchmarks: [measured('slow', 200)] }] },
    ],
  };
  const table = resultsTable(report, 'noise\nfigure: memory = 43 kB\n', 'Two cores.');
  expect(table.split('\n').slice(2, 9)).toEqual([
    'Written by `npm run bench`. Two cores.',
    '',
    '| measured | mean | p99 | a second | against the first of its kind | samples |',
    '| --- | --- | --- | --- | --- | --- |',
    '| reading: plain | 2.0 ms | 4.0 ms | 500 | 1.0× | 7 |',
    '| reading: rich | 5.0 ms | 10 ms | 200 | 2.5× | 7 |',
    '| writing: slow | 200 ms | 400 ms | 5.0 | 1.0× | 7 |',
  ]);
  expect(table).toContain('| memory | 43 kB |');
});

test('the benchmark charts have a diagram per growing quantity and a line per measurement', () => {
  const drawn = curves(
    ['1,000 orders = 2.0', '10,000 orders = 2.5', '1,000 shops = 1.0']
      .map((point) => `figure: board, of ${point} ms, p99 9.9 ms\n`)
      .join(''),
  );
  expect(drawn.match(/font-weight="bold">\w+/g)).toEqual(['font-weight="bold">orders', 'font-weight="bold">shops']);
  expect(drawn.match(/stroke-width="2" points="[^"]+"/g)).toEqual([
    'stroke-width="2" points="54.0,191.9 354.0,186.1"',
    'stroke-width="2" points="54.0,210.0"',
  ]);
});
