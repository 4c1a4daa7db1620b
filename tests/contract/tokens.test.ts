import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { TOKEN_LAW } from './token-law';

const component = (markup: string, before = '') => `${before}export const Planted = () => ${markup};\n`;
const withClass = (classes: string) => component(`<p className="${classes}">Pain</p>`);
const withStyle = (style: string) => component(`<p style={{ ${style} }}>Pain</p>`);

/** What must be refused, and by which sentence. */
const BROKEN: [code: string, message: RegExp][] = [
  [withClass('bg-[#fff]'), /Colours, font sizes/],
  [withClass('lg:hover:text-[#452a1c]'), /^Colours are/],
  [withClass('border-t-[red]'), /Colours, font sizes/],
  [withClass('text-[13px]'), /Colours, font sizes/],
  [withClass('md:text-[clamp(1rem,2vw,2rem)]'), /Colours, font sizes/],
  [withClass('from-[var(--a)]'), /Colours, font sizes/],
  [withClass('shadow-[0_1px_2px]'), /Shadows/],
  [withClass('rounded-[10px]'), /Radii/],
  [withClass('rounded-tl-[50%]'), /Radii/],
  [withClass('font-[Inter]'), /Letters/],
  [withClass('tracking-[0.3em]'), /Letters/],
  [withClass('text-sm/[1.1]'), /No shade/],
  [withClass('bg-scrim/[0.3]'), /No shade/],
  [withClass('[color:red]'), /not properties/],
  [withClass('hover:[font-size:200%]'), /not properties/],
  [withClass('min-[769px]:flex'), /widths at which/],
  [withClass('@[23rem]:block'), /widths at which/],
  [withClass('p-[7px]'), /spacing scale/],
  [withClass('-mt-[0.3rem]'), /spacing scale/],
  [withClass('grid-cols-[13rem_minmax(0,1fr)]'), /spacing scale/],
  [withClass('max-w-[calc(100vw-2rem)]'), /spacing scale/],
  [component('<p className={look}>Pain</p>', "const look = 'mt-2 p-[7px]'; "), /spacing scale/],
  [component('<p className={`mt-2 text-[${String(3)}em]`}>Pain</p>'), /Colours, font sizes/],
  [withStyle("color: 'red'"), /Looks are classes/],
  [withStyle('backgroundColor: String(1)'), /Looks are classes/],
  [withStyle("'font-size': '200%'"), /Looks are classes/],
  [withStyle('padding: String(1)'), /Looks are classes/],
  [withStyle('width: 340'), /length in pixels/],
  [withStyle("width: '21rem'"), /spacing scale/],
  [component('<p>Pain</p>', "export const look = { backgroundColor: 'tomato' }; "), /style object/],
  [component('<p>Pain</p>', "export const tint = 'oklch(0.5 0.1 80)'; "), /^Colours are/],
  [component('<p>Pain</p>', "export const tint = 'rgb(0 0 0 / 0.5)'; "), /^Colours are/],
  [component('<svg><path fill="tomato" /></svg>'), /Drawings/],
  [component("<svg><path stroke={'black'} /></svg>"), /Drawings/],
  [component('<p>{formatEuros(350)}</p>', "import { formatEuros } from '../../format'; "), /translate="no"/],
  [component('<Croissant size={20} />', "import { Croissant } from 'lucide-react'; "), /Sizes are classes/],
  [withClass('ml-2'), /read from the right/],
  [withClass('md:hover:-left-4'), /read from the right/],
  [withClass('text-right'), /read from the right/],
];

const KEPT = [
  withClass('bg-accent text-on-accent rounded-control p-4 text-sm/6 shadow-card bg-scrim/50'),
  withClass('grid-cols-[7fr_5fr] lg:grid-cols-[auto_minmax(0,1fr)] min-h-[50dvh] bottom-[8%] max-h-[90dvh]'),
  withClass('top-[calc(var(--spacing-header)+--spacing(6))] grid-cols-[repeat(auto-fill,minmax(--spacing(37),1fr))]'),
  withClass('h-[1.35em] ps-[2ch] min-h-[1lh] grow-[999] [&>svg]:size-5 [scrollbar-width:none] bg-(--swatch)'),
  withStyle('width: `${String(12.5)}%`'),
  withStyle("'--thumb': '12%'"),
  component('<a href="#panier">Voir le panier, 12 € les 100 g, n° #A3F9C</a>'),
  component('<svg fill="none" stroke="currentColor"><path d="M0 0h4" /></svg>'),
  component('<p>Pain</p>', 'export const drawing = \'<svg width="8px"><path fill="#a55" /></svg>\'; '),
  component('<p>Pain</p>', "export const parameters = { docs: { story: { height: '24rem' } } }; "),
];

// As the project lints, but for the rules that need types: a planted file belongs to no program.
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ['no-restricted-syntax', 'better-tailwindcss/no-restricted-classes'].includes(ruleId),
});

async function refusals(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

// The configuration and its plugins take seconds to load on a busy machine.
beforeAll(async () => {
  await refusals('', 'ui/base/planted/planted.tsx');
}, 60_000);

test.each(BROKEN)('the design token lint rejects %s', async (code, message) => {
  for (const path of ['ui/base/planted/planted.tsx', 'web/customer/planted/planted.stories.tsx']) {
    expect(await refusals(code, path)).toContainEqual(expect.stringMatching(message));
  }
});

test.each(KEPT)('the design token lint accepts %s', async (code) => {
  expect(await refusals(code, 'ui/food/planted/planted.tsx')).toEqual([]);
});

test('every design token rule has a rejected example', () => {
  for (const { message } of TOKEN_LAW) expect(BROKEN.filter(([, expected]) => expected.test(message))).not.toEqual([]);
});

test('only theme.css defines colours and font sizes', () => {
  const others = globSync('{ui,web}/**/*.css').filter((path) => path !== 'ui/theme/theme.css');
  expect(others).not.toEqual([]);
  for (const path of others) {
    const css = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
    expect(css, path).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|font(?:-size|-family)?:/i);
  }
});
