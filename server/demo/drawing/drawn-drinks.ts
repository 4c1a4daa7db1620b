import { box, circle, ellipse, emoji, path, volume, type Drawing, type Tones } from './svg';

const CHINA: Tones = ['#ffffff', '#f3ece2', '#c5b8a6'];
const GLASS = 'fill="#f4fbfc" opacity="0.3"';

/** A bottle with its label; `liquid` shows through. */
function bottle(liquid: Tones, label: string, cap: string, mark = ''): Drawing {
  return (
    volume(
      path(
        'M104 40 L152 40 L152 76 C152 96 180 104 180 134 L180 226 C180 242 168 246 156 246 L100 246 C88 246 76 242 76 226 L76 134 C76 104 104 96 104 76 Z',
      ),
      liquid,
      0.4,
    ) +
    `<path d="M90 134 C90 116 104 108 110 96 L118 96 C112 112 102 120 102 136 L102 232 C94 230 90 226 90 220 Z" fill="#fff" opacity="0.45"/>` +
    volume(box(100, 18, 56, 28, 6), [cap, cap, '#2b1c12'], 0.4) +
    volume(box(76, 148, 104, 62, 3), ['#ffffff', label, label], 0.25) +
    mark
  );
}

function can(body: Tones, mark: string): Drawing {
  return (
    volume(
      path(
        'M70 56 C70 44 84 38 96 34 L160 34 C172 38 186 44 186 56 L186 216 C186 230 172 238 160 240 L96 240 C84 238 70 230 70 216 Z',
      ),
      body,
      0.4,
    ) +
    volume(ellipse(128, 42, 46, 12), ['#f6f7f8', '#c9ced4', '#8b929b'], 0.4) +
    '<path d="M84 60 L84 214" stroke="#fff" stroke-width="10" opacity="0.4" stroke-linecap="round"/>' +
    mark
  );
}

/** A straight glass with something in it. */
function glass(liquid: Tones, top: string, foam = ''): Drawing {
  return (
    `<path d="M70 40 L186 40 L172 236 C170 246 86 246 84 236 Z" ${GLASS}/>` +
    volume(path('M75 84 C90 92 166 92 181 84 L171 230 C168 240 88 240 85 230 Z'), liquid, 0.3) +
    volume(ellipse(128, 84, 53, 11), [top, top, top], 0.3) +
    foam +
    '<path d="M70 40 L186 40 L172 236 C170 246 86 246 84 236 Z" fill="none" stroke="#fff" stroke-width="4" opacity="0.65"/><path d="M88 60 L98 220" stroke="#fff" stroke-width="9" opacity="0.45" stroke-linecap="round"/>'
  );
}

/** A cup on its saucer, filled up to the rim. */
function cup(surface: Tones, art = '', tall = 0): Drawing {
  return (
    volume(ellipse(122, 208, 110, 26), CHINA, 0.3) +
    `<path d="M188 ${134 - tall} C236 ${124 - tall} 238 184 178 180" fill="none" stroke="#d8ccbb" stroke-width="17"/><path d="M188 ${132 - tall} C230 ${124 - tall} 232 178 178 174" fill="none" stroke="#fdf9f2" stroke-width="9"/>` +
    volume(path(`M34 ${120 - tall} L56 196 C64 214 180 214 188 196 L210 ${120 - tall} Z`), CHINA) +
    volume(ellipse(122, 120 - tall, 88, 28), CHINA, 0.2) +
    volume(ellipse(122, 123 - tall, 76, 22), surface, 0.25) +
    `<g transform="translate(-6 ${-tall})">${art}</g>`
  );
}

const heart =
  '<path d="M128 140 C96 128 92 108 110 108 C122 108 128 116 128 120 C128 116 134 108 146 108 C164 108 160 128 128 140 Z" fill="#fff4df"/>';
const rosetta =
  '<path d="M128 144 C90 136 82 112 104 108 C116 106 126 114 128 122 C130 114 140 106 152 108 C174 112 166 136 128 144 Z M128 106 C118 100 138 100 128 106 Z" fill="#fff4df"/><path d="M128 140 L128 112 M118 134 C108 128 102 120 104 114 M138 134 C148 128 154 120 152 114" stroke="#b9793f" stroke-width="3" fill="none"/>';
const cocoaDust = [
  [100, 118],
  [116, 126],
  [136, 116],
  [150, 126],
  [126, 112],
  [140, 132],
  [110, 132],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#6a3a1c" opacity=".7"/>`)
  .join('');
const leafMark = '<path d="M128 196 C104 184 106 160 128 156 C150 160 152 184 128 196 Z" fill="#6d9c3a"/>';
const dropMark =
  '<path d="M128 158 C142 176 146 182 146 190 C146 212 110 212 110 190 C110 182 114 176 128 158 Z" fill="#4f9fd0"/>';

/** A little bowl of sauce. */
function ramekin(sauce: Tones, specks = ''): Drawing {
  return (
    volume(path('M34 128 L52 190 C60 212 196 212 204 190 L222 128 Z'), CHINA) +
    [56, 84, 112, 144, 172, 200]
      .map((x) => `<path d="M${x} 150 L${128 + (x - 128) * 0.86} 202" stroke="#b9ab97" stroke-width="3" opacity=".5"/>`)
      .join('') +
    volume(ellipse(128, 128, 95, 34), CHINA, 0.2) +
    volume(ellipse(128, 131, 82, 26), sauce, 0.5) +
    `<path d="M84 132 C100 116 150 116 168 130 C150 126 120 128 108 138" fill="none" stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"/>` +
    specks
  );
}

const herbs = [
  [92, 126],
  [116, 140],
  [140, 124],
  [164, 136],
  [128, 132],
  [104, 116],
  [152, 146],
]
  .map(
    ([x, y], index) =>
      `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.4" fill="#4f7d2a" transform="rotate(${index * 40} ${x} ${y})"/>`,
  )
  .join('');

/** Layers in a glass: tiramisu, mousse, fromage blanc. */
function verrine(layers: readonly Tones[], top: Tones, crown = ''): Drawing {
  const height = 130 / layers.length;
  return (
    `<path d="M64 62 L192 62 L178 226 C176 238 80 238 78 226 Z" ${GLASS}/>` +
    layers
      .map((tones, index) =>
        volume(
          path(
            `M${70 + index * 4} ${92 + index * height} L${186 - index * 4} ${92 + index * height} L${182 - index * 4} ${94 + (index + 1) * height} L${74 + index * 4} ${94 + (index + 1) * height} Z`,
          ),
          tones,
          0.2,
        ),
      )
      .join('') +
    volume(ellipse(128, 92, 58, 15), top, 0.3) +
    `<path d="M64 62 L192 62 L178 226 C176 238 80 238 78 226 Z" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>` +
    crown
  );
}

const CREAM: Tones = ['#fffaf0', '#fbeccb', '#e4c794'];
const SPONGE: Tones = ['#c08a58', '#8a5a30', '#553214'];
const DARK: Tones = ['#7d4a2c', '#4b2513', '#220d05'];

export const drinks = {
  water: bottle(['#e9f7fc', '#b9e0ee', '#7fb4cc'], '#d8ecf5', '#3f8fc0', dropMark),
  sparkling: bottle(['#dff3e4', '#9fd1b0', '#5f9a78'], '#e9f6ec', '#2f7a55', dropMark),
  lemonade: bottle(['#fffad0', '#f3e380', '#c9b13c'], '#fff8c8', '#d9a21b', emoji('lemon', 128, 179, 50)),
  orangeJuice: bottle(['#ffc65c', '#f99a1c', '#c9650a'], '#fff1d6', '#e8862a', emoji('orange', 128, 179, 50)),
  appleJuice: bottle(['#f7d98c', '#dfa93c', '#a36f14'], '#fdf3dc', '#7fa33a', emoji('apple', 128, 179, 50)),
  icedTea: bottle(['#e9a45c', '#b9662a', '#74350f'], '#fde7cf', '#c9502c', emoji('peach', 128, 179, 50)),
  cider: bottle(['#b9903c', '#6f5a1c', '#33290a'], '#f7e8c4', '#d9b24a', emoji('greenApple', 128, 179, 50)),
  ayran: bottle(['#ffffff', '#eef3f6', '#b9c6d0'], '#dfeef9', '#2e6fb0', leafMark),
  colaCan: can(
    ['#e8503f', '#b81f16', '#6c0c08'],
    '<path d="M78 150 C110 118 146 182 180 138 L180 168 C146 210 110 146 78 178 Z" fill="#fff" opacity=".92"/>',
  ),
  colaZeroCan: can(
    ['#5a5350', '#2c2725', '#0f0c0b'],
    '<path d="M78 150 C110 118 146 182 180 138 L180 168 C146 210 110 146 78 178 Z" fill="#d9302a"/>',
  ),
  orangeCan: can(['#ffc05a', '#f58a12', '#b55204'], emoji('orange', 128, 146, 78)),
  lemonCan: can(['#d6ee8c', '#8fc23a', '#4c7f14'], emoji('lemon', 128, 146, 78)),
  teaCan: can(['#f4c08a', '#d9803c', '#94450f'], emoji('peach', 128, 146, 78)),
  cherryCan: can(['#f3a3b4', '#d2486b', '#851d3c'], emoji('cherries', 128, 146, 78)),
  espresso: cup(
    ['#a9683a', '#6c3a1b', '#3a1a08'],
    '<ellipse cx="128" cy="122" rx="52" ry="13" fill="#c98d54" opacity=".75"/>',
  ),
  cappuccino: cup(['#e6b98a', '#c08650', '#86542a'], heart, 10),
  latte: cup(['#f0d0a6', '#d4a36c', '#9a6c3c'], rosetta, 18),
  hotChocolate: cup(
    ['#9c623c', '#683620', '#361609'],
    '<ellipse cx="128" cy="122" rx="46" ry="15" fill="#fff6e6"/>' + cocoaDust,
    14,
  ),
  teaCup: cup(['#e9a45c', '#c2742e', '#8a4612'], '', 6),
  icedLatte: glass(
    ['#f6e3c8', '#c99564', '#7b4a24'],
    '#ecd3b0',
    [
      [104, 82, 10],
      [142, 80, -16],
      [122, 92, 30],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${volume(box(Number(x) - 16, Number(y) - 14, 30, 28, 6), ['#ffffff', '#e9f2f5', '#b8ccd4'], 0.5)}</g>`,
      )
      .join(''),
  ),
  lemonadeGlass: glass(
    ['#fff6b8', '#f6dc62', '#cba527'],
    '#fbeb98',
    [
      [108, 82, 12],
      [146, 84, -10],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${volume(box(Number(x) - 16, Number(y) - 14, 30, 28, 6), ['#ffffff', '#eef6e8', '#c3d4b0'], 0.5)}</g>`,
      )
      .join('') + '<path d="M160 20 L138 120" stroke="#d9553f" stroke-width="8"/>',
  ),
  orangePressed: glass(
    ['#ffd070', '#fba025', '#d26e0a'],
    '#fdb94a',
    '<path d="M160 14 L136 120" stroke="#fff" stroke-width="8"/>',
  ),
  redWine: bottle(
    ['#5e3a44', '#35161f', '#160509'],
    '#f4ead6',
    '#7c1c2c',
    '<path d="M104 168 h48 M112 180 h32 M116 192 h24" stroke="#7c1c2c" stroke-width="4"/>',
  ),
  whiteWine: bottle(
    ['#dfe3a0', '#a8b356', '#66732a'],
    '#f9f3df',
    '#b59a3a',
    '<path d="M104 168 h48 M112 180 h32 M116 192 h24" stroke="#7d7a2c" stroke-width="4"/>',
  ),
  ketchup: ramekin(['#ff7a5c', '#d92b1c', '#8c120a']),
  mayonnaise: ramekin(['#fffef2', '#fbeeb8', '#dcc77a']),
  mustard: ramekin(
    ['#f6d24a', '#d9a514', '#946a06'],
    [
      [100, 128],
      [122, 138],
      [150, 126],
      [138, 118],
      [168, 136],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#7a5408"/>`)
      .join(''),
  ),
  whiteSauce: ramekin(['#ffffff', '#f6f3e8', '#cfc8b4'], herbs),
  algerian: ramekin(['#ffb06a', '#e67a2c', '#a5470e'], herbs),
  samurai: ramekin(
    ['#ffa184', '#ea6444', '#a8321a'],
    [
      [100, 128],
      [130, 138],
      [156, 124],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#9c1710"/>`)
      .join(''),
  ),
  barbecue: ramekin(['#a55a34', '#6a2a12', '#351003']),
  harissa: ramekin(
    ['#ef5a3a', '#b8230f', '#6d0c04'],
    [
      [96, 130],
      [120, 124],
      [144, 138],
      [164, 128],
      [130, 142],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#ffd27a"/>`)
      .join(''),
  ),
  curryMango: ramekin(['#ffd76a', '#f2ac1f', '#b97506'], herbs),
  pesto: ramekin(['#a9c45a', '#6b8d2a', '#3a5410'], herbs),
  hummus: ramekin(
    ['#fbe6b8', '#e6c282', '#b58d49'],
    volume(circle(128, 130, 12), ['#f6c04a', '#d98f14', '#9a5c04'], 0.5),
  ),
  tiramisu: verrine(
    [CREAM, SPONGE, CREAM, SPONGE],
    ['#8a5a30', '#6b3f1e', '#3f2009'],
    cocoaDust.replaceAll('cy="1', 'cy="-1').slice(0, 0),
  ),
  chocolateMousse: verrine([DARK, ['#9a623c', '#6e3c20', '#3b1a0a']], DARK, volume(circle(128, 84, 16), CREAM, 0.4)),
  fruitYogurt: verrine(
    [
      ['#ffffff', '#f8f4ea', '#d8d0c0'],
      ['#f7a0b4', '#df5577', '#9b2947'],
    ],
    ['#ffffff', '#f8f4ea', '#d8d0c0'],
    emoji('strawberry', 110, 78, 56, -14) + emoji('blueberries', 150, 82, 46),
  ),
  pannaCotta: verrine(
    [
      ['#fffdf6', '#fbf1dc', '#dccdb0'],
      ['#fffdf6', '#fbf1dc', '#dccdb0'],
    ],
    ['#e6506a', '#c42346', '#7c0f2a'],
    volume(circle(128, 86, 13), ['#ff8ba0', '#d92f52', '#8c1231'], 0.6),
  ),
  cremeBrulee:
    volume(path('M30 140 L48 192 C56 212 200 212 208 192 L226 140 Z'), CHINA) +
    volume(ellipse(128, 140, 98, 36), CHINA, 0.2) +
    volume(ellipse(128, 142, 86, 28), ['#f0b04a', '#c06e18', '#7a3a06'], 0.6) +
    [
      [100, 138],
      [146, 134],
      [168, 148],
      [122, 152],
      [80, 146],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="12" ry="4" fill="#5e2a04" opacity=".5"/>`)
      .join(''),
} satisfies Record<string, Drawing>;
