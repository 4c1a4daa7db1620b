import { expect, test } from 'vitest';
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
