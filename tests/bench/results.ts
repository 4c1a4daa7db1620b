/** What vitest’s JSON report says of one benchmark, times in milliseconds. */
interface Measured {
  name: string;
  hz: number;
  mean: number;
  p99: number;
  sampleCount: number;
}

export interface Report {
  files: { groups: { fullName: string; benchmarks: Measured[] }[] }[];
}

/** A line of a benchmark’s output, « figure: what = value », for what is no time of a call. */
const FIGURE = /^figure: (.+?) = (.+)$/gm;

/** The table of tests/bench/RESULTS.md; `machine` says what it was measured on. */
export function resultsTable(report: Report, output: string, machine: string): string {
  const groups = report.files.flatMap(({ groups }) => groups);
  const rows = groups.flatMap(({ fullName, benchmarks }) =>
    // Of a single sample the figures it printed count, not its time.
    benchmarks
      .filter(({ sampleCount }) => sampleCount > 1)
      .map(({ name, hz, mean, p99, sampleCount }) => [
        `${fullName.split(' > ').at(-1) ?? fullName}: ${name}`,
        `${milliseconds(mean)} ms`,
        `${milliseconds(p99)} ms`,
        hz.toFixed(hz < 10 ? 1 : 0),
        `${(mean / (benchmarks[0]?.mean ?? mean)).toFixed(1)}×`,
        String(sampleCount),
      ]),
  );
  const figures = [...output.matchAll(FIGURE)].map(([, what = '', value = '']) => [what, value, '', '', '', '']);
  const head = ['measured', 'mean', 'p99', 'a second', 'against the first of its kind', 'samples'];
  const lines = [head, head.map(() => '---'), ...rows, ...figures].map((cells) => `| ${cells.join(' | ')} |`);
  return `# What the stopwatch said\n\nWritten by \`npm run bench\`. ${machine}\n\n${lines.join('\n')}\n`;
}

function milliseconds(value: number): string {
  return value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);
}
