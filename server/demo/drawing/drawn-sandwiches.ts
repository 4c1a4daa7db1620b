import { box, circle, ellipse, path, volume, type Drawing, type Tones } from './svg';

const CRUST: Tones = ['#f6cd86', '#d9924a', '#9a5220'];
const CRUMB: Tones = ['#fff3d6', '#f6dfae', '#dcb878'];
const HAM: Tones = ['#fbc4bd', '#ec918a', '#b85a58'];
const GREEN: Tones = ['#a9d163', '#6fa636', '#3d6a18'];
const CHEESE: Tones = ['#ffe588', '#f8c33a', '#d0901a'];
const TOMATO: Tones = ['#ff8a6b', '#e2452f', '#971f14'];
const MEAT: Tones = ['#b87448', '#7f4423', '#45200d'];
const GOLD: Tones = ['#f8c873', '#dc9335', '#98591a'];

/** Wavy filling between two breads. */
function frill(y: number, tones: Tones, from = 22, to = 234, depth = 12): string {
  const count = 8;
  const step = (to - from) / count;
  const waves = Array.from({ length: count }, () => `q${-step / 2} ${depth * 1.6} ${-step} 0`).join(' ');
  return volume(path(`M${from} ${y - 10} L${to} ${y - 10} L${to} ${y} ${waves} Z`), tones, 0.3);
}

/** A split baguette lying from left to right; fillings from bottom to top. */
function filledBaguette(fillings: readonly Tones[]): Drawing {
  const layers = fillings
    .map((tones, index) => frill(166 - index * 13, tones, 16 + index * 3, 240 - index * 3))
    .join('');
  return (
    volume(path('M12 164 L244 164 C244 200 214 206 186 206 L70 206 C42 206 12 200 12 164 Z'), CRUST) +
    volume(ellipse(128, 164, 114, 10), CRUMB, 0) +
    layers +
    volume(path('M14 138 C14 96 46 84 74 83 L184 83 C214 84 242 96 242 138 C242 148 14 148 14 138 Z'), CRUST) +
    [64, 116, 168]
      .map((x) =>
        volume(
          path(`M${x - 16} 124 C${x - 2} 102 ${x + 16} 94 ${x + 32} 93 C${x + 22} 110 ${x + 4} 124 ${x - 16} 124 Z`),
          ['#fdf0d0', '#efd19a', '#cfa05f'],
          0.3,
        ),
      )
      .join('')
  );
}

/** A grilled flat sandwich with the marks of its press. */
function pressed(bread: Tones, fillings: readonly Tones[]): Drawing {
  return (
    volume(box(30, 160, 196, 38, 18), bread) +
    fillings.map((tones, index) => frill(164 - index * 12, tones, 30, 226, 10)).join('') +
    volume(box(26, 98, 204, 48, 22), bread) +
    [62, 96, 130, 164]
      .map(
        (x) =>
          `<path d="M${x} 140 L${x + 26} 104" stroke="#6b3410" stroke-width="8" stroke-linecap="round" opacity="0.55"/>`,
      )
      .join('')
  );
}

/** French tacos: a toasted, folded parcel, cut open on the right. */
const frenchTacos: Drawing =
  volume(
    path(
      'M20 106 C22 86 40 78 62 78 L190 78 C214 78 232 88 234 108 L238 176 C236 196 218 202 196 202 L58 202 C36 202 20 194 18 174 Z',
    ),
    ['#fbe3b4', '#eab873', '#b87a38'],
  ) +
  [44, 78, 112, 146]
    .map(
      (x) =>
        `<path d="M${x} 196 L${x + 34} 86" stroke="#7d4013" stroke-width="9" stroke-linecap="round" opacity="0.5"/>`,
    )
    .join('') +
  volume(path('M190 78 C222 84 240 104 240 142 C240 180 224 198 196 202 C180 176 178 106 190 78 Z'), CRUMB, 0.2) +
  volume(path('M198 92 C220 100 230 118 230 142 C230 168 218 184 202 190 C190 166 190 116 198 92 Z'), CHEESE) +
  [
    [208, 112],
    [216, 134],
    [204, 150],
    [214, 166],
    [202, 130],
  ]
    .map(([x, y]) => volume(circle(Number(x), Number(y), 8), MEAT))
    .join('') +
  [
    [212, 122],
    [206, 168],
    [220, 150],
  ]
    .map(([x, y]) => volume(box(Number(x) - 3, Number(y) - 8, 8, 16, 3), GOLD))
    .join('');

const doner: Drawing =
  volume(path('M22 176 C22 120 70 92 128 92 C186 92 234 120 234 176 L222 196 C200 214 56 214 34 196 Z'), [
    '#fbdfae',
    '#e2a960',
    '#a86a2a',
  ]) +
  volume(path('M30 150 C34 110 76 84 128 84 C180 84 222 110 226 150 C190 172 66 172 30 150 Z'), CRUMB, 0.1) +
  [
    [56, 132],
    [88, 112],
    [124, 102],
    [162, 110],
    [196, 130],
  ]
    .map(([x, y]) => volume(circle(Number(x), Number(y), 22), GREEN, 0.2))
    .join('') +
  [
    [70, 140, 20],
    [104, 126, -14],
    [140, 124, 10],
    [176, 138, -20],
    [122, 146, 4],
    [90, 150, -6],
    [158, 152, 12],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${volume(box(Number(x) - 26, Number(y) - 9, 52, 18, 8), MEAT, 0.35)}</g>`,
    )
    .join('') +
  [
    [84, 132],
    [150, 134],
    [188, 146],
  ]
    .map(([x, y]) => volume(circle(Number(x), Number(y), 11), TOMATO, 0.5))
    .join('') +
  '<path d="M60 140 C90 128 110 152 140 136 C164 124 180 148 204 138" stroke="#fffdf4" stroke-width="7" fill="none" stroke-linecap="round"/>' +
  volume(path('M20 178 C40 160 216 160 236 178 C232 208 190 220 128 220 C66 220 24 208 20 178 Z'), [
    '#fbdfae',
    '#e2a960',
    '#a86a2a',
  ]);

export const sandwiches = {
  jambonBeurre: filledBaguette([['#fff0b8', '#f9dd84', '#dfb84f'], HAM, HAM]),
  chickenBaguette: filledBaguette([GREEN, ['#f7dcae', '#dfb072', '#a8733a'], TOMATO]),
  vegetableBaguette: filledBaguette([GREEN, TOMATO, ['#ffffff', '#f7f1e2', '#d9ceb6']]),
  tunaBaguette: filledBaguette([GREEN, ['#f3ddc4', '#d8b18c', '#a37a55'], ['#fff0b8', '#f9dd84', '#dfb84f']]),
  merguezBaguette: filledBaguette([GOLD, ['#c0563a', '#8c2f1c', '#4d120a'], TOMATO]),
  panini: pressed(['#fbdda3', '#e3a659', '#a96526'], [CHEESE, TOMATO, GREEN]),
  croqueMonsieur: pressed(['#fbd98e', '#e0a046', '#a6631c'], [CHEESE, HAM, CHEESE]),
  frenchTacos,
  doner,
} satisfies Record<string, Drawing>;
