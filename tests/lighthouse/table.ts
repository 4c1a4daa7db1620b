import { CATEGORIES, type Category, type Run } from './measure';
import type { MeasuredPage } from './pages';

/** A page, what was measured of it, and the performance of each visit. */
export interface Row {
  page: MeasuredPage;
  run: Run;
  performances: number[];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The categories in which a page stays below its marks. */
export function missed({ page: { marks }, run: { scores } }: Row): Category[] {
  return CATEGORIES.filter((category) => scores[category] < (marks[category] ?? 0));
}

/** One line a page; « ! » stands at what is below its mark, brackets around what has none. */
export function table(rows: readonly Row[]): string {
  const head = ['page', ...CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS', 'SI', 'machine', 'visits'];
  const body = rows.map((row) => {
    const { page, run, performances } = row;
    const below = missed(row);
    const score = (category: Category) => {
      if (page.marks[category] === undefined) return `(${run.scores[category]})`;
      return `${run.scores[category]}${below.includes(category) ? ' !' : ''}`;
    };
    const { FCP, LCP, TBT, CLS, SI } = run.times;
    const times = [
      seconds(FCP),
      seconds(LCP),
      `${Math.round(TBT)} ms`,
      CLS.toFixed(3),
      seconds(SI),
      String(Math.round(run.machine)),
    ];
    return [page.name, ...CATEGORIES.map(score), ...times, performances.join(' ')];
  });
  const lines = [head, ...body];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
