import { box, circle, ellipse, path, randomFrom, volume, type Drawing, type Tones } from './svg';

const CRUST: Tones = ['#f6cd86', '#d9924a', '#9a5220'];
const HAM: Tones = ['#fbc4bd', '#ec918a', '#b85a58'];
const GREEN: Tones = ['#a9d163', '#6fa636', '#3d6a18'];
const CHEESE: Tones = ['#ffe588', '#f8c33a', '#d0901a'];
const TOMATO: Tones = ['#ff8a6b', '#e2452f', '#971f14'];
const MEAT: Tones = ['#b87448', '#7f4423', '#45200d'];
const GOLD: Tones = ['#f8c873', '#dc9335', '#98591a'];

/** Pizza seen from above at an angle; pieces lie on an ellipse of 100 × 66. */
function pizza(sauce: Tones, pieces: string): Drawing {
  const random = randomFrom('cheese');
  const spots = Array.from({ length: 16 }, () => {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 0.82;
    return `<ellipse cx="${128 + Math.cos(turn) * far * 98}" cy="${128 + Math.sin(turn) * far * 62}" rx="${12 + random() * 12}" ry="${7 + random() * 7}" fill="${random() > 0.3 ? '#ffe9a3' : '#fff4cf'}" opacity="0.85"/>`;
  }).join('');
  return `${volume(ellipse(128, 138, 122, 84), ['#e6ab62', '#b87431', '#6d3b11'])}${volume(ellipse(128, 130, 122, 82), CRUST)}${volume(ellipse(128, 130, 102, 66), sauce, 0.2)}${spots}${pieces}`;
}

const scatter = (
  spots: readonly (readonly [number, number])[],
  draw: (x: number, y: number, index: number) => string,
) => spots.map(([x, y], index) => draw(x, y, index)).join('');
const RING = [
  [76, 112],
  [120, 90],
  [170, 98],
  [196, 130],
  [160, 158],
  [112, 168],
  [66, 146],
  [128, 128],
] as const;
const basil = (x: number, y: number) =>
  volume(path(`M${x} ${y} c10 -16 26 -16 34 -8 c-6 14 -22 18 -34 8 Z`), GREEN, 0.4);
const sliceOf =
  (tones: Tones, rx = 17, ry = 12) =>
  (x: number, y: number) =>
    volume(ellipse(x, y, rx, ry), tones, 0.35);

/** Pieces heaped up, three rows deep. */
function heap(draw: (x: number, y: number, turn: number) => string): string {
  const spots = [
    [74, 150, -20],
    [128, 142, 14],
    [182, 150, 30],
    [98, 178, 8],
    [158, 178, -16],
    [52, 186, 24],
    [206, 186, -28],
    [128, 198, 4],
    [104, 122, 30],
    [154, 120, -12],
  ] as const;
  return spots.map(([x, y, turn]) => `<g transform="rotate(${turn} ${x} ${y})">${draw(x, y, turn)}</g>`).join('');
}

const crumbed = (x: number, y: number) =>
  volume(
    path(`M${x - 34} ${y} c2 -18 20 -22 36 -20 c18 -2 32 6 32 20 c-2 16 -16 20 -34 20 c-20 2 -34 -4 -34 -20 Z`),
    GOLD,
    0.4,
  ) +
  `<circle cx="${x - 12}" cy="${y - 6}" r="2.4" fill="#8a4d14" opacity=".5"/><circle cx="${x + 10}" cy="${y + 4}" r="2.4" fill="#8a4d14" opacity=".5"/>`;

const egg = (x: number, y: number, size = 1) =>
  volume(ellipse(x, y, 34 * size, 24 * size), ['#ffffff', '#fff8ea', '#e8dcc2'], 0.2) +
  volume(ellipse(x, y - 2, 14 * size, 11 * size), ['#ffd75e', '#f9a51b', '#cf7206'], 0.7);

const mushroomSlice = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${volume(path('M-20 2 C-20 -16 20 -16 20 2 C14 6 8 4 6 4 L7 16 C4 20 -4 20 -7 16 L-6 4 C-8 4 -14 6 -20 2 Z'), ['#fff4e2', '#e3c9a4', '#a07a50'], 0.3)}</g>`;

export const meals = {
  champignon:
    volume(path('M98 132 L94 206 C100 224 156 224 162 206 L158 132 Z'), ['#fffaf0', '#efe0c8', '#bfa582']) +
    volume(
      path('M26 142 C22 84 70 46 128 46 C186 46 234 84 230 142 C228 162 180 158 128 158 C76 158 28 162 26 142 Z'),
      ['#f2dcbc', '#c99c68', '#855a30'],
    ),
  pizzaMargherita: pizza(
    TOMATO,
    scatter(RING, (x, y, index) =>
      index % 2 ? basil(x - 14, y) : sliceOf(['#fffdf6', '#fbf0d8', '#e2cfa8'], 20, 13)(x, y),
    ),
  ),
  pizzaRegina: pizza(
    TOMATO,
    scatter(RING, (x, y, index) =>
      index % 2 ? volume(box(x - 18, y - 9, 36, 18, 8), HAM, 0.3) : mushroomSlice(x, y, index * 24 - 40),
    ),
  ),
  pizzaPepperoni: pizza(TOMATO, scatter(RING, sliceOf(['#ef6a4c', '#c2331f', '#7c160c'], 20, 14))),
  pizzaCheese: pizza(
    ['#ffeeb4', '#f6cf69', '#d09a32'],
    scatter(RING, (x, y, index) =>
      index % 3 === 0
        ? volume(ellipse(x, y, 12, 7), ['#e6e9d6', '#b4bfb0', '#7b8c86'], 0.2) +
          volume(ellipse(x + 16, y + 9, 7, 4), ['#e6e9d6', '#b4bfb0', '#7b8c86'], 0.2)
        : sliceOf(['#fffdf6', '#fdeeb9', '#e6be62'], 22, 14)(x, y),
    ),
  ),
  pizzaVegetable: pizza(
    TOMATO,
    scatter(RING, (x, y, index) =>
      index % 2
        ? volume(circle(x, y, 10), ['#5a4a6a', '#33263f', '#180f20'], 0.6)
        : basil(x - 14, y) + sliceOf(TOMATO, 14, 10)(x + 8, y + 8),
    ),
  ),
  nuggets: heap(crumbed),
  tenders: heap((x, y) => volume(box(x - 44, y - 13, 88, 26, 13), GOLD, 0.4)),
  kebabMeat: heap((x, y) => volume(path(`M${x - 40} ${y + 6} c10 -22 60 -26 80 -8 c-6 14 -60 26 -80 8 Z`), MEAT, 0.4)),
  merguez: heap((x, y) => volume(box(x - 48, y - 12, 96, 24, 12), ['#cf6a48', '#97371f', '#571709'], 0.5)),
  steakHache: [
    [84, 158],
    [170, 168],
    [124, 118],
  ]
    .map(
      ([x, y]) =>
        volume(ellipse(Number(x), Number(y) + 12, 76, 42), MEAT, 0) +
        volume(ellipse(Number(x), Number(y), 76, 42), MEAT, 0.4) +
        [-36, -6, 24]
          .map(
            (dx) =>
              `<path d="M${Number(x) + dx - 8} ${Number(y) + 18} L${Number(x) + dx + 18} ${Number(y) - 20}" stroke="#2f1407" stroke-width="7" opacity=".55" stroke-linecap="round"/>`,
          )
          .join(''),
    )
    .join(''),
  cordonBleu:
    volume(
      path('M28 150 C30 104 84 90 132 92 C194 94 234 118 230 152 C226 192 170 206 118 204 C66 202 26 190 28 150 Z'),
      GOLD,
    ) +
    volume(path('M168 108 C206 120 224 140 214 164 C196 176 170 160 164 138 Z'), CHEESE) +
    volume(path('M176 122 C198 130 208 144 202 154 C190 158 176 146 174 136 Z'), HAM),
  onionRings: heap(
    (x, y) =>
      `<ellipse cx="${x}" cy="${y}" rx="30" ry="20" fill="none" stroke="#a8661c" stroke-width="17"/><ellipse cx="${x - 1}" cy="${y - 3}" rx="30" ry="19" fill="none" stroke="#e9ab4a" stroke-width="11"/><path d="M${x - 28} ${y - 8} a30 19 0 0 1 30 -13" stroke="#fbdc98" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  ),
  cheeseSticks: heap(
    (x, y) =>
      volume(box(x - 46, y - 12, 92, 24, 12), GOLD, 0.45) +
      volume(ellipse(x + 40, y, 9, 10), ['#fffdf6', '#fdeec4', '#e4c07a'], 0.3),
  ),
  wedges: heap((x, y) =>
    volume(
      path(
        `M${x - 44} ${y + 8} C${x - 20} ${y - 26} ${x + 24} ${y - 24} ${x + 44} ${y + 6} C${x + 16} ${y + 18} ${x - 20} ${y + 18} ${x - 44} ${y + 8} Z`,
      ),
      ['#ffe29a', '#eeb245', '#a9691b'],
      0.35,
    ),
  ),
  galette:
    '<g transform="translate(0 60) scale(1 0.64)">' +
    volume(
      path(
        'M120 64 C126 60 130 60 136 64 L232 126 C238 130 238 142 232 146 L136 208 C130 212 126 212 120 208 L24 146 C18 142 18 130 24 126 Z',
      ),
      ['#b08a62', '#7d5735', '#442a16'],
      0.25,
    ) +
    [
      [60, 132],
      [96, 96],
      [168, 100],
      [200, 142],
      [150, 182],
      [88, 174],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="5" fill="#3a2312" opacity=".45"/>`)
      .join('') +
    volume(path('M128 98 L190 136 L128 174 L66 136 Z'), CHEESE, 0.2) +
    volume(path('M84 136 C94 112 162 112 172 136 C162 162 94 162 84 136 Z'), HAM, 0.2) +
    egg(128, 136, 1) +
    volume(path('M66 136 L128 98 L120 80 C112 82 52 122 44 134 Z'), ['#c09a70', '#8b6340', '#55361f'], 0.3) +
    volume(path('M190 136 L128 174 L136 192 C146 190 204 150 212 138 Z'), ['#a37c54', '#6f4c2e', '#3d2513'], 0.2) +
    '</g>',
  crepe:
    volume(path('M30 186 C60 120 110 78 190 64 C226 98 236 140 224 190 C160 214 80 210 30 186 Z'), [
      '#fde3a6',
      '#edb965',
      '#b97b30',
    ]) +
    volume(path('M30 186 C74 150 130 124 216 118 C234 138 232 166 224 190 C160 214 80 210 30 186 Z'), [
      '#fbd994',
      '#e3a850',
      '#a9691f',
    ]) +
    [
      [90, 176],
      [130, 154],
      [172, 170],
      [196, 144],
      [150, 188],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="6" fill="#9c5a1c" opacity=".45"/>`)
      .join('') +
    '<path d="M80 190 C120 150 160 196 214 140" stroke="#4a2413" stroke-width="8" fill="none" stroke-linecap="round"/>',
  avocadoToast:
    volume(path('M24 150 C24 116 70 100 128 100 C186 100 232 116 232 150 L228 172 C206 198 50 198 28 172 Z'), [
      '#d9a05c',
      '#a96a2e',
      '#683a12',
    ]) +
    volume(ellipse(128, 146, 98, 38), ['#dcea9e', '#a9c75a', '#6d8c2c'], 0.3) +
    egg(132, 140, 1.2) +
    [
      [70, 148],
      [92, 166],
      [180, 160],
      [196, 142],
      [84, 130],
      [170, 128],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#b5341f"/>`)
      .join(''),
  gratin:
    volume(path('M18 128 L40 190 C48 210 208 210 216 190 L238 128 Z'), ['#f4f0e8', '#d9d0c2', '#a39786']) +
    volume(ellipse(128, 128, 110, 44), ['#fffaf0', '#e6dccb', '#b5a890'], 0.3) +
    volume(ellipse(128, 128, 98, 36), ['#ffdf8a', '#eda93a', '#b66d14'], 0.3) +
    [
      [84, 120],
      [132, 112],
      [176, 126],
      [112, 142],
      [154, 146],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="20" ry="8" fill="#a85a14" opacity=".5"/>`)
      .join(''),
} satisfies Record<string, Drawing>;
