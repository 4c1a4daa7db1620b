import { useEffect, useState } from 'react';
import { useComputed } from './use-computed';

/** Class names are written out, because Tailwind finds classes by scanning the source. */
const STEPS = [
  { step: '1', bar: 'w-1', use: 'Between a sign and its count' },
  { step: '2', bar: 'w-2', use: 'Between buttons, between chips' },
  { step: '3', bar: 'w-3', use: 'Inside a field; between lines of a list' },
  { step: '4', bar: 'w-4', use: 'Inside a card on a phone; page margin on a phone' },
  { step: '6', bar: 'w-6', use: 'Inside a card from 768 px; between cards' },
  { step: '8', bar: 'w-8', use: 'Inside large panels; page margin from 768 px' },
  { step: '11', bar: 'w-11', use: 'The least height of anything that is pressed' },
  { step: '12', bar: 'w-12', use: 'Fields; every control on an owner’s tool' },
  { step: '14', bar: 'w-14', use: 'The main button of a page' },
  { step: '16', bar: 'w-16', use: 'Between sections of a page' },
  { step: 'header', bar: 'w-header', use: 'The fixed bar on top; anchors stop below it' },
] as const;

const wide = ({ width }: CSSStyleDeclaration) => `${parseFloat(width)} px`;

function Step({ step, bar, use }: (typeof STEPS)[number]) {
  const [ref, computed] = useComputed(wide);
  return (
    <li className="grid grid-cols-[--spacing(18)_--spacing(16)_--spacing(20)_1fr] items-center gap-x-4 py-2 max-md:grid-cols-[--spacing(18)_--spacing(16)_1fr]">
      <span className="font-ticket font-bold">{step}</span>
      <span className="text-sm text-ink-muted tabular-nums">{computed}</span>
      <span ref={ref} className={`h-4 rounded-tag bg-accent ${bar}`} />
      <span className="max-md:col-span-full max-md:text-sm max-md:text-ink-muted">{use}</span>
    </li>
  );
}

export function SpaceScale() {
  return (
    <ul className="my-6 rounded-card border border-line bg-surface p-4 md:p-8">
      {STEPS.map((step) => (
        <Step key={step.step} {...step} />
      ))}
    </ul>
  );
}

const RADIUS = 'border-line-strong bg-accent-soft';
const SHADOW = 'rounded-card border-line';
const WIDE = 'gap-4 pt-4 lg:col-span-2';

const SHAPES = [
  { name: 'rounded-tag', look: RADIUS, use: 'Labels, ticks' },
  { name: 'rounded-control', look: RADIUS, use: 'Buttons, fields' },
  { name: 'rounded-card', look: RADIUS, use: 'Cards, dialogs' },
  { name: 'rounded-full', look: RADIUS, use: 'Counts, filters' },
  { name: 'shadow-card', look: `${SHADOW} bg-surface`, place: WIDE, use: 'Lies on the page' },
  {
    name: 'shadow-raised',
    look: `${SHADOW} bg-raised`,
    place: WIDE,
    use: 'Floats: dialogs, menus, a card under the pointer',
  },
];

export function Shapes() {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
      {SHAPES.map(({ name, look, place = 'gap-3', use }) => (
        <figure key={name} className={`grid ${place}`}>
          <div className={`h-28 border ${look} ${name}`} />
          <figcaption className="grid">
            <span className="font-ticket font-bold">{name}</span>
            <span className="text-sm text-ink-muted">{use}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const WIDTHS = [
  { name: 'max-w-md', share: 448 / 1440, use: 'A sign-in form' },
  { name: 'max-w-3xl', share: 768 / 1440, use: 'Reading and forms: <PageFrame width="reading">' },
  { name: 'max-w-7xl', share: 1280 / 1440, use: 'Pages: <PageFrame width="wide">, the default' },
  { name: 'full', share: 1, use: 'Pages that begin with a hero: <PageFrame width="full">' },
] as const;

/** Sample of the page widths on a screen of 1440 px. */
export function PageWidths() {
  return (
    <div className="my-6 grid gap-3 rounded-card border border-line bg-sunken p-3">
      {WIDTHS.map(({ name, share, use }) => (
        <div
          key={name}
          style={Object.fromEntries([['--share', String(share)]])}
          className="mx-auto w-[calc(100%*var(--share))] rounded-control border border-line bg-surface px-4 py-3"
        >
          <p className="font-ticket font-bold">{name}</p>
          <p className="text-sm">{use}</p>
        </div>
      ))}
    </div>
  );
}

const STRETCHES = [
  { name: 'Phone', token: undefined, use: 'One column; sheets come from below; categories scroll sideways' },
  {
    name: 'Tablet · md:',
    token: '--breakpoint-md',
    use: 'Two columns; dialogs stand in the middle; categories below each other',
  },
  { name: 'Laptop · lg:', token: '--breakpoint-lg', use: 'Three columns; the picture beside a sign-in form' },
] as const;

function starts(token: string | undefined): number {
  return token ? parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) : 0;
}

/** List of the three breakpoint ranges, with the range of the current window highlighted. */
export function Breakpoints() {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const look = () => setWidth(innerWidth);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const here = STRETCHES.findLast(({ token }) => width >= starts(token));
  return (
    <ul className="my-6 grid gap-4 md:grid-cols-3">
      {STRETCHES.map((stretch) => (
        <li
          key={stretch.name}
          className={`grid content-start gap-1 rounded-card border p-6 ${here === stretch ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface'}`}
        >
          <span className="font-display text-xl font-bold">{stretch.name}</span>
          <span className="text-ink-muted">from {starts(stretch.token)} px</span>
          <span className="mt-2 text-sm">{stretch.use}</span>
          {here === stretch && (
            <span className="mt-2 text-sm font-semibold text-accent-ink">This window: {width} px</span>
          )}
        </li>
      ))}
    </ul>
  );
}
