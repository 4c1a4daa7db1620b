/** A figure of growth: « board, of 1,000 orders = 2.1 ms, p99 5.0 ms ». */
const POINT = /^figure: (.+), of ([\d,]+) (.+) = ([\d.]+) ms, p99/gm;

const [WIDTH, HEIGHT, LEFT, GAP] = [300, 240, 54, 200];
const COLOURS = ['#1f77b4', '#d62728', '#2ca02c', '#9467bd', '#ff7f0e', '#8c564b', '#17becf', '#7f7f7f'];
const [LEAST_MS, MOST_MS] = [0.1, 1000];

/** Time against size, both logarithmic, a diagram an axis: what rises as the grey line does grows with the size itself. */
export function curves(output: string): string {
  const all = [...output.matchAll(POINT)].map(([, unit = '', size = '', axis = '', ms]) => ({
    axis,
    unit,
    size: Number(size.replaceAll(',', '')),
    ms: Number(ms),
  }));
  const diagrams = [...Map.groupBy(all, ({ axis }) => axis)].map(([axis, points], at) => {
    const sizes = [...new Set(points.map(({ size }) => size))];
    const [least = 1, most = 10] = [sizes[0], sizes.at(-1)];
    const x = (size: number) => LEFT + (Math.log(size / least) / (Math.log(most / least) || 1)) * WIDTH;
    const y = (ms: number) => 30 + (1 - Math.log(ms / LEAST_MS) / Math.log(MOST_MS / LEAST_MS)) * HEIGHT;
    const line = (drawn: readonly (readonly [number, number])[], style: string) =>
      `<polyline fill="none" ${style} points="${drawn.map(([size, ms]) => `${x(size).toFixed(1)},${y(ms).toFixed(1)}`).join(' ')}"/>`;
    const text = (words: string, left: number, top: number, more = '') =>
      `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${words}</text>`;
    const units = [...Map.groupBy(points, ({ unit }) => unit)].map(([unit, own], number) => {
      const colour = COLOURS[number % COLOURS.length] ?? '';
      const drawn = own.map(({ size, ms }) => [size, ms] as const);
      return (
        line(drawn, `stroke="${colour}" stroke-width="2"`) +
        text(unit, LEFT + WIDTH + 8, 42 + number * 18, `fill="${colour}"`)
      );
    });
    const grid = [0.1, 1, 10, 100, 1000].map(
      (ms) =>
        line(
          [
            [least, ms],
            [most, ms],
          ],
          'stroke="#ddd"',
        ) + text(`${ms} ms`, LEFT - 6, y(ms) + 4, 'text-anchor="end"'),
    );
    const ticks = sizes.map((size) =>
      text(size.toLocaleString('en'), x(size), 30 + HEIGHT + 18, 'text-anchor="middle"'),
    );
    const linear = line(
      [
        [least, LEAST_MS],
        [most, Math.min(MOST_MS, (LEAST_MS * most) / least)],
      ],
      'stroke="#bbb" stroke-dasharray="4"',
    );
    const parts = [text(axis, LEFT, 18, 'font-weight="bold"'), ...grid, linear, ...ticks, ...units];
    return `<g transform="translate(${at * (WIDTH + LEFT + GAP)} 0)">${parts.join('')}</g>`;
  });
  const [wide, high] = [diagrams.length * (WIDTH + LEFT + GAP), HEIGHT + 60];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="sans-serif" font-size="12" fill="#333"><rect width="${wide}" height="${high}" fill="#fff"/>${diagrams.join('\n')}</svg>\n`;
}
