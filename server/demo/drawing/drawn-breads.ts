import { box, circle, ellipse, path, randomFrom, volume, type Drawing, type Tones } from './svg';

const CRUST: Tones = ['#f6cd86', '#d9924a', '#9a5220'];
const PALE: Tones = ['#fbe0a8', '#e9b269', '#b9783a'];
const BROWN: Tones = ['#c98c55', '#8f5427', '#512a10'];
const FLOUR: Tones = ['#fdf3dd', '#f0d5a5', '#d0a468'];
const LAYER: Tones = ['#f9d790', '#dd9a4c', '#a35a20'];

/** A long loaf lying from left to right, with its cuts. */
function longLoaf(crust: Tones, cuts: number, extra = ''): Drawing {
  const step = 190 / cuts;
  const slashes = Array.from({ length: cuts }, (_, index) => {
    const x = 34 + step * (index + 0.5);
    return volume(
      path(`M${x - 24} 148 C${x - 6} 118 ${x + 14} 106 ${x + 28} 106 C${x + 20} 124 ${x - 2} 144 ${x - 24} 148 Z`),
      FLOUR,
      0.3,
    );
  }).join('');
  const body = volume(
    path(
      'M14 132 C14 104 44 96 72 95 L186 95 C216 96 244 106 244 132 C244 156 214 164 186 165 L70 165 C42 164 14 156 14 132 Z',
    ),
    crust,
  );
  return body + slashes + extra;
}

function seeds(count: number, colours: readonly string[]): string {
  const random = randomFrom('seeds');
  return Array.from({ length: count }, () => {
    const x = 28 + random() * 200;
    const y = 106 + random() * 42;
    const colour = colours[Math.floor(random() * colours.length)];
    return `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.9" fill="${colour}" transform="rotate(${random() * 180} ${x} ${y})"/>`;
  }).join('');
}

/** A round country loaf, seen from a little above. */
function roundLoaf(crust: Tones, marks: string): Drawing {
  const body = volume(
    path('M16 150 C16 86 62 46 128 46 C194 46 240 86 240 150 C240 196 196 214 128 214 C60 214 16 196 16 150 Z'),
    crust,
  );
  return body + marks;
}

const cross =
  volume(path('M58 132 C96 116 160 116 198 132 C160 142 96 142 58 132 Z'), FLOUR, 0.2) +
  volume(path('M128 62 C142 92 142 150 128 186 C114 150 114 92 128 62 Z'), FLOUR, 0.2);
const leaf = [-1, 1]
  .map((side) =>
    [78, 108, 138]
      .map((y) =>
        volume(
          path(
            `M128 ${y + 26} C${128 + side * 22} ${y} ${128 + side * 50} ${y - 4} ${128 + side * 66} ${y + 4} C${128 + side * 48} ${y + 22} ${128 + side * 26} ${y + 32} 128 ${y + 26} Z`,
          ),
          FLOUR,
          0.2,
        ),
      )
      .join(''),
  )
  .join('');
const dust = `<ellipse cx="118" cy="98" rx="70" ry="34" fill="#fff6e2" opacity="0.28"/>`;

/** A tin loaf with its crumb showing. */
function sliced(crust: Tones, crumb: string, spots: string): Drawing {
  const slices = [0, 1, 2].map((index) => {
    const x = 20 + index * 46;
    const outline = `M${x} 196 L${x} 104 C${x - 8} 66 ${x + 30} 54 ${x + 62} 54 C${x + 96} 54 ${x + 130} 66 ${x + 122} 104 L${x + 122} 196 C${x + 122} 204 ${x} 204 ${x} 196 Z`;
    const inner = `M${x + 9} 190 L${x + 9} 106 C${x + 2} 76 ${x + 34} 63 ${x + 62} 63 C${x + 92} 63 ${x + 120} 76 ${x + 113} 106 L${x + 113} 190 Z`;
    return `<path d="${outline}" transform="translate(5 3)" fill="#5a3212" opacity="0.28"/>${volume(path(outline), crust, 0.2)}<path d="${inner}" fill="${crumb}"/>`;
  });
  return slices.join('') + spots;
}

const crumbHoles = (() => {
  const random = randomFrom('crumb');
  return Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${126 + random() * 90}" cy="${86 + random() * 100}" rx="${2 + random() * 3}" ry="${1.5 + random() * 2}" fill="#b98a55" opacity="0.35"/>`,
  ).join('');
})();

/** Pain au chocolat: a folded pillow with its two bars. */
const painChocolat: Drawing =
  volume(
    path(
      'M22 160 C14 110 38 78 80 76 L178 76 C222 78 244 110 236 160 C232 190 206 196 178 196 L80 196 C52 196 26 190 22 160 Z',
    ),
    LAYER,
  ) +
  [96, 118, 142]
    .map(
      (y, index) =>
        `<path d="M${40 - index * 6} ${y} C90 ${y - 14} 170 ${y - 14} ${218 + index * 6} ${y}" stroke="#8f4f1c" stroke-width="4" fill="none" opacity="0.45"/>`,
    )
    .join('') +
  [
    [24, 168],
    [202, 168],
  ]
    .map(([x, y]) => volume(box(Number(x), Number(y) - 10, 30, 22, 9), ['#7a4526', '#4b2512', '#2a1108']))
    .join('') +
  volume(path('M52 92 C100 78 160 78 204 92 C170 100 90 100 52 92 Z'), ['#ffe9b8', '#f6cf86', '#e3a857'], 0.3);

const painRaisins: Drawing =
  volume(ellipse(128, 134, 104, 88), LAYER) +
  '<path d="M128 136 C140 120 160 136 150 154 C136 178 96 168 94 136 C92 98 136 82 168 98 C206 118 200 178 160 196" stroke="#9c5a20" stroke-width="9" fill="none" opacity="0.65" stroke-linecap="round"/>' +
  [
    [100, 112],
    [150, 104],
    [186, 142],
    [118, 166],
    [160, 172],
    [80, 150],
    [134, 138],
    [70, 116],
    [176, 110],
  ]
    .map(([x, y]) => volume(circle(Number(x), Number(y), 8.5), ['#6b4470', '#3d2140', '#1e0d20']))
    .join('') +
  '<ellipse cx="104" cy="92" rx="44" ry="18" fill="#fff" opacity="0.28"/>';

const brioche: Drawing =
  volume(path('M40 128 L62 204 C66 214 190 214 194 204 L216 128 Z'), PALE) +
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (index) =>
        `<path d="M${54 + index * 25} 132 L${68 + index * 20} 206" stroke="#a8682c" stroke-width="3" opacity="0.4"/>`,
    )
    .join('') +
  volume(
    path('M26 122 C26 84 70 70 128 70 C186 70 230 84 230 122 C230 150 186 152 128 152 C70 152 26 150 26 122 Z'),
    CRUST,
  ) +
  volume(ellipse(128, 66, 48, 40), CRUST);

const chausson: Drawing =
  volume(path('M14 172 C14 104 66 66 132 66 C198 66 242 110 242 172 C242 192 14 192 14 172 Z'), LAYER) +
  '<path d="M128 176 L132 84" stroke="#9c5a20" stroke-width="5" opacity="0.5"/>' +
  [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map(
          (row) =>
            `<path d="M130 ${166 - row * 26} C${130 + side * 34} ${158 - row * 26} ${130 + side * 56} ${146 - row * 22} ${130 + side * (78 - row * 12)} ${146 - row * 20}" stroke="#9c5a20" stroke-width="5" fill="none" opacity="0.45"/>`,
        )
        .join(''),
    )
    .join('') +
  '<ellipse cx="98" cy="98" rx="46" ry="16" fill="#fff" opacity="0.25" transform="rotate(-24 98 98)"/>';

const focaccia: Drawing =
  volume(path('M18 130 C20 98 60 84 128 84 C196 84 236 98 238 130 L232 168 C226 190 30 190 24 168 Z'), PALE) +
  volume(ellipse(128, 124, 106, 38), ['#fde6a9', '#edb95d', '#c98833']) +
  [
    [80, 116],
    [126, 106],
    [176, 118],
    [104, 138],
    [152, 138],
    [60, 128],
    [196, 130],
  ]
    .map(([x, y], index) =>
      volume(
        circle(Number(x), Number(y), 9),
        index % 2 ? ['#7f9a4a', '#4c6425', '#2a3a10'] : ['#f0705a', '#c93b2b', '#7d1a12'],
      ),
    )
    .join('') +
  '<path d="M90 130 l10 -12 M140 124 l12 8 M168 132 l-6 -14" stroke="#4c6b2a" stroke-width="4" stroke-linecap="round"/>';

/** Ears of wheat, for the table of a baker. */
const wheatEars = [-16, 6, 28]
  .map((turn, ear) => {
    const kernels = Array.from({ length: 6 }, (_, index) => {
      const y = 92 - index * 13;
      const side = (dx: number) =>
        volume(
          `<ellipse cx="${128 + dx * 9}" cy="${y}" rx="6.5" ry="12" transform="rotate(${dx * 26} ${128 + dx * 9} ${y})"`,
          ['#fbe3a0', '#e3b04c', '#a8731c'],
          0.4,
        );
      return side(-1) + side(1);
    }).join('');
    return `<g transform="translate(${ear * 6 - 6} 0) rotate(${turn} 128 240)"><path d="M128 240 L128 30" stroke="#c08f35" stroke-width="5" stroke-linecap="round"/>${kernels}${volume(ellipse(128, 18, 7, 13), ['#fbe3a0', '#e3b04c', '#a8731c'], 0.4)}</g>`;
  })
  .join('');

export const breads = {
  baguette: longLoaf(CRUST, 5),
  baguetteTradition: longLoaf(
    ['#eebb72', '#c47a37', '#7f3f16'],
    3,
    '<ellipse cx="120" cy="112" rx="90" ry="12" fill="#fff6e2" opacity="0.35"/>',
  ),
  baguetteSeeds: longLoaf(CRUST, 4, seeds(90, ['#fff2cf', '#7a5a34', '#f2d08d', '#3c2a1a'])),
  countryLoaf: roundLoaf(['#e7b06d', '#b06a30', '#6e3512'], dust + cross),
  sourdough: roundLoaf(['#cf9255', '#8d5023', '#4f260c'], dust + leaf),
  ryeLoaf: roundLoaf(
    BROWN,
    dust +
      [84, 128, 172]
        .map((x) =>
          volume(
            path(`M${x - 34} 132 C${x - 14} 104 ${x + 10} 92 ${x + 32} 92 C${x + 16} 116 ${x - 8} 134 ${x - 34} 132 Z`),
            ['#e9cfa4', '#c9a06b', '#93683a'],
            0.2,
          ),
        )
        .join(''),
  ),
  wholeSlices: sliced(BROWN, '#c99a66', crumbHoles),
  milkSlices: sliced(CRUST, '#fdeec9', ''),
  painChocolat,
  painRaisins,
  brioche,
  chausson,
  focaccia,
  wheatEars,
} satisfies Record<string, Drawing>;
