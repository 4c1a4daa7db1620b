import { box, circle, ellipse, emoji, path, volume, type Drawing, type Tones } from './svg';

const CHOUX: Tones = ['#f8d394', '#dd9c55', '#a5622a'];
const SHELL: Tones = ['#f7d08c', '#d99a4e', '#9c5e25'];
const CREAM: Tones = ['#fffaf0', '#fbeccb', '#e4c794'];
const CHOCOLATE: Tones = ['#8a5636', '#55301b', '#2b150a'];
const COFFEE: Tones = ['#e2b685', '#b9844d', '#7c5127'];
const PISTACHIO: Tones = ['#d3e2a0', '#a4be65', '#6c8635'];

function eclair(glaze: Tones): Drawing {
  return (
    volume(
      path(
        'M12 150 C12 124 34 112 66 110 L192 110 C224 112 246 124 246 150 C246 178 220 186 192 187 L66 187 C36 186 12 178 12 150 Z',
      ),
      CHOUX,
    ) +
    volume(
      path(
        'M20 136 C22 110 44 98 72 97 L188 97 C216 98 236 110 238 136 C236 152 222 148 210 152 C198 158 190 148 178 150 C160 154 150 146 132 150 C114 154 104 148 88 150 C70 154 60 148 46 152 C34 154 20 150 20 136 Z',
      ),
      glaze,
      0.65,
    ) +
    '<path d="M58 112 C100 104 160 104 200 112" stroke="#fff" stroke-width="5" fill="none" opacity="0.5" stroke-linecap="round"/>'
  );
}

function macaron(tones: Tones): Drawing {
  const [light, middle] = tones;
  const foot = (y: number) =>
    Array.from(
      { length: 15 },
      (_, index) =>
        `<circle cx="${44 + index * 12}" cy="${y + (index % 2) * 3}" r="8.5" fill="${index % 2 ? light : middle}"/>`,
    ).join('');
  return (
    volume(path('M34 164 C34 150 222 150 222 164 C222 202 188 214 128 214 C68 214 34 202 34 164 Z'), tones) +
    foot(160) +
    volume(box(42, 132, 172, 24, 12), CREAM, 0.2) +
    foot(126) +
    volume(path('M34 126 C34 80 72 56 128 56 C184 56 222 80 222 126 C222 136 34 136 34 126 Z'), tones, 0.65)
  );
}

/** A round tart shell; `top` covers the filling, whose surface is an ellipse at (128, 118) of 92 × 40. */
function tart(filling: Tones, top = ''): Drawing {
  const crimps = Array.from(
    { length: 13 },
    (_, index) =>
      `<path d="M${32 + index * 16} ${138 + Math.sin((index / 12) * Math.PI) * 22} l3 34" stroke="#9c5e25" stroke-width="3" opacity="0.4"/>`,
  ).join('');
  return (
    volume(path('M18 120 L44 186 C56 210 200 210 212 186 L238 120 Z'), SHELL) +
    crimps +
    volume(ellipse(128, 120, 110, 52), SHELL) +
    volume(ellipse(128, 118, 94, 40), filling) +
    top
  );
}

const fruitRing = (name: string, size: number) =>
  [
    [78, 104],
    [128, 92],
    [178, 104],
    [98, 128],
    [158, 128],
    [128, 114],
  ]
    .map(([x, y], index) => emoji(name, Number(x), Number(y), size, index * 37 - 60))
    .join('');

const meringue = [
  [70, 116],
  [104, 92],
  [150, 92],
  [186, 116],
  [92, 136],
  [164, 136],
  [128, 116],
]
  .map(([x, y]) =>
    volume(
      path(
        `M${Number(x) - 30} ${Number(y) + 8} C${Number(x) - 28} ${Number(y) - 12} ${Number(x) - 6} ${Number(y) - 16} ${x} ${Number(y) - 44} C${Number(x) + 6} ${Number(y) - 16} ${Number(x) + 28} ${Number(y) - 12} ${Number(x) + 30} ${Number(y) + 8} C${Number(x) + 20} ${Number(y) + 18} ${Number(x) - 20} ${Number(y) + 18} ${Number(x) - 30} ${Number(y) + 8} Z`,
      ),
      ['#fffdf6', '#f7e6c4', '#c78c48'],
      0.4,
    ),
  )
  .join('');

const appleFan = Array.from({ length: 9 }, (_, index) =>
  volume(
    path(
      `M${44 + index * 19} 122 C${48 + index * 19} 96 ${72 + index * 19} 92 ${78 + index * 16} 118 C${70 + index * 17} 132 ${52 + index * 19} 134 ${44 + index * 19} 122 Z`,
    ),
    ['#fbe3a0', '#efb95c', '#c0702b'],
    0.4,
  ),
).join('');

const slice = (top: Tones, side: Tones, crust: Tones): string =>
  volume(path('M20 118 L150 66 C190 70 232 96 238 122 L58 166 Z'), top) +
  volume(path('M20 118 L58 166 L60 216 C44 206 28 186 22 166 Z'), crust) +
  volume(path('M58 166 L238 122 L236 168 L60 216 Z'), side, 0.2);

const flan: Drawing =
  slice(['#e2a04a', '#b5651f', '#6f360e'], ['#fdeaa6', '#f6d06a', '#dba43f'], SHELL) +
  '<ellipse cx="150" cy="98" rx="34" ry="12" fill="#6a3410" opacity="0.5"/><ellipse cx="92" cy="120" rx="20" ry="8" fill="#6a3410" opacity="0.4"/><path d="M60 212 L236 165 L236 174 L62 220 Z" fill="#b87733"/>';

const cheesecake: Drawing =
  slice(['#e6506a', '#c42346', '#7c0f2a'], ['#fffaf0', '#fbeed2', '#e6cfa2'], CREAM) +
  '<path d="M60 204 L236 157 L236 174 L62 220 Z" fill="#b07a40"/><path d="M58 166 L238 122 L238 134 C220 146 210 132 196 146 C180 158 170 142 152 158 C132 172 120 154 100 168 C84 178 70 166 58 176 Z" fill="#c42346"/>' +
  [
    [132, 92],
    [168, 96],
    [112, 108],
  ]
    .map(([x, y]) => volume(circle(Number(x), Number(y), 13), ['#ff8ba0', '#d92f52', '#8c1231'], 0.6))
    .join('');

const millefeuille: Drawing =
  [0, 1, 2]
    .map(
      (row) =>
        volume(box(26, 186 - row * 44, 206, 22, 4), ['#e6ab62', '#bd7a35', '#7f4a17'], 0.25) +
        `<path d="M30 ${193 - row * 44} H228 M30 ${200 - row * 44} H228" stroke="#7f4a17" stroke-width="2" opacity="0.5"/>` +
        (row < 2 ? volume(box(30, 160 - row * 44, 198, 28, 12), ['#fff6d8', '#f8dd98', '#dcb35c'], 0.3) : ''),
    )
    .join('') +
  volume(
    path('M24 98 C24 82 34 78 50 78 L208 78 C226 78 234 84 234 98 C234 108 24 108 24 98 Z'),
    ['#ffffff', '#fff4e4', '#e8d3b6'],
    0.5,
  ) +
  [58, 98, 138, 178]
    .map((x) => `<path d="M${x} 79 L${x + 14} 91 L${x + 2} 103" stroke="#5a3018" stroke-width="4" fill="none"/>`)
    .join('');

const parisBrest: Drawing =
  volume(
    path('M16 150 C16 116 66 100 128 100 C190 100 240 116 240 150 C240 190 190 206 128 206 C66 206 16 190 16 150 Z'),
    CHOUX,
  ) +
  Array.from({ length: 9 }, (_, index) =>
    volume(
      circle(34 + index * 23.5, 144 + Math.sin((index / 8) * Math.PI) * 20, 19),
      ['#f4dcae', '#d9b06d', '#a3763a'],
      0.3,
    ),
  ).join('') +
  volume(
    path(
      'M20 118 C20 82 68 64 128 64 C188 64 236 82 236 118 C236 148 188 156 128 156 C68 156 20 148 20 118 Z M128 100 C106 100 92 106 92 113 C92 121 106 126 128 126 C150 126 164 121 164 113 C164 106 150 100 128 100 Z" fill-rule="evenodd',
    ),
    CHOUX,
  ) +
  [
    [60, 100, 20],
    [96, 82, -30],
    [148, 80, 15],
    [190, 98, 60],
    [206, 122, 10],
    [52, 130, -20],
    [112, 142, 30],
    [166, 140, -15],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="11" ry="5" fill="#fbe6bd" stroke="#a86a2e" stroke-width="2" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');

const religieuse: Drawing =
  volume(
    path('M40 176 C40 130 78 112 128 112 C178 112 216 130 216 176 C216 210 180 220 128 220 C76 220 40 210 40 176 Z'),
    CHOUX,
  ) +
  volume(
    path(
      'M48 158 C54 122 88 108 128 108 C168 108 202 122 208 158 C196 170 188 158 176 166 C162 174 152 160 138 168 C120 176 112 160 94 168 C78 174 66 160 48 158 Z',
    ),
    CHOCOLATE,
    0.6,
  ) +
  Array.from({ length: 7 }, (_, index) => volume(circle(86 + index * 14, 112, 11), CREAM, 0.5)).join('') +
  volume(circle(128, 78, 40), CHOUX) +
  volume(
    path('M90 72 C92 44 110 34 128 34 C148 34 164 46 166 72 C156 82 148 74 138 80 C122 86 112 76 90 72 Z'),
    CHOCOLATE,
    0.6,
  );

const canele: Drawing =
  volume(path('M62 210 L76 84 C78 58 178 58 180 84 L194 210 C180 224 76 224 62 210 Z'), [
    '#a5602e',
    '#6d3412',
    '#3a1704',
  ]) +
  [84, 106, 128, 150, 172]
    .map(
      (x) =>
        `<path d="M${128 + (x - 128) * 0.82} 84 L${128 + (x - 128) * 1.2} 214" stroke="#2f1203" stroke-width="5" opacity="0.45"/>`,
    )
    .join('') +
  volume(ellipse(128, 80, 52, 17), ['#c07c42', '#84441a', '#4a1f08'], 0.7);

const financier: Drawing =
  volume(path('M24 130 L52 182 C56 190 200 190 204 182 L232 130 Z'), SHELL) +
  volume(path('M24 128 C30 104 226 104 232 128 C232 146 24 146 24 128 Z'), ['#fbdf9e', '#e6ae5a', '#b67328']) +
  '<path d="M70 122 C110 114 150 114 190 122" stroke="#fff" stroke-width="4" opacity="0.35" fill="none"/>';

const madeleine: Drawing =
  volume(path('M20 150 C20 96 84 70 140 78 C206 86 240 122 238 148 C236 182 172 194 116 190 C62 186 20 178 20 150 Z'), [
    '#fbdc97',
    '#e3a64f',
    '#a9651e',
  ]) +
  [-2, -1, 0, 1, 2]
    .map(
      (row) =>
        `<path d="M32 ${150 + row * 6} C90 ${140 + row * 20} 160 ${136 + row * 22} 226 ${144 + row * 14}" stroke="#a9651e" stroke-width="4" fill="none" opacity="0.4"/>`,
    )
    .join('');

const fondant: Drawing =
  volume(path('M46 196 L60 112 C66 92 190 92 196 112 L210 196 C200 216 56 216 46 196 Z'), [
    '#7d4a2c',
    '#4b2513',
    '#220d05',
  ]) +
  volume(ellipse(128, 112, 66, 20), ['#8f5935', '#5b3019', '#2f1408'], 0.5) +
  volume(
    path(
      'M100 118 C112 104 150 104 160 116 C172 140 168 176 176 206 C180 222 146 224 146 204 C146 180 138 166 124 160 C108 154 92 134 100 118 Z',
    ),
    ['#a3633a', '#6a361a', '#3a1809'],
    0.8,
  ) +
  [
    [92, 106],
    [118, 102],
    [150, 104],
    [166, 112],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff" opacity="0.7"/>`)
    .join('');

export const pastries = {
  eclairChocolate: eclair(CHOCOLATE),
  eclairCoffee: eclair(COFFEE),
  eclairPistachio: eclair(PISTACHIO),
  macaronRaspberry: macaron(['#f9b3c0', '#e36d88', '#a83655']),
  macaronPistachio: macaron(PISTACHIO),
  macaronVanilla: macaron(['#fff0cc', '#f2d592', '#c79c4c']),
  macaronChocolate: macaron(CHOCOLATE),
  tartStrawberry: tart(['#fff0c0', '#f6d27c', '#d9a441'], fruitRing('strawberry', 62)),
  tartBlueberry: tart(['#8c7ac0', '#5b489a', '#33265f'], fruitRing('blueberries', 60)),
  tartLemon: tart(['#fff29a', '#f9d93c', '#d9a917']),
  tartMeringue: tart(['#fff29a', '#f9d93c', '#d9a917'], meringue),
  tartApple: tart(['#f9dc95', '#e8b052', '#b56d22'], appleFan),
  tartChocolate: tart(
    CHOCOLATE,
    '<circle cx="106" cy="110" r="4" fill="#fff" opacity=".8"/><circle cx="150" cy="120" r="3.4" fill="#fff" opacity=".8"/><circle cx="132" cy="104" r="3" fill="#fff" opacity=".8"/>',
  ),
  quiche: tart(
    ['#fbe28e', '#eebb4e', '#c27f22'],
    [
      [88, 112],
      [120, 102],
      [158, 108],
      [178, 122],
      [104, 130],
      [142, 130],
      [130, 118],
    ]
      .map(
        ([x, y], index) =>
          box(Number(x) - 9, Number(y) - 5, 20, 10, 4) +
          ` fill="${index % 3 === 0 ? '#5f8f3a' : '#e38a7c'}" transform="rotate(${index * 31} ${x} ${y})"/>`,
      )
      .join(''),
  ),
  flan,
  cheesecake,
  millefeuille,
  parisBrest,
  religieuse,
  canele,
  financier,
  madeleine,
  fondant,
} satisfies Record<string, Drawing>;
