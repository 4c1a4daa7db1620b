import { colourGroups, type ColourRole } from '../colour-roles';
import type { CSSProperties } from 'react';
import { contrastRatio, over, parseOklch, toHex, toSrgb } from '../contrast';
import { useComputed } from './use-computed';

const THEMES = ['light', 'dark'] as const;

function Role({ name, use, on }: ColourRole) {
  return (
    <li className="grid gap-4 border-t border-line py-6 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-[--spacing(56)_1fr_1fr]">
      <div className="grid content-start gap-1">
        <h4 className="font-ticket font-bold text-ink">{name}</h4>
        <p>{use}</p>
      </div>
      {THEMES.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="grid content-start gap-4 rounded-card border border-line bg-canvas p-4 text-ink"
        >
          <ColourSwatch name={name} />
          {on && (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(26),1fr))] gap-2">
              {on.grounds.map((ground) => (
                <ContrastTile key={ground} name={name} ground={ground} least={on.least} />
              ))}
            </div>
          )}
        </div>
      ))}
    </li>
  );
}

/** Table of all colour roles, light theme on the left and dark on the right, with the contrast on each background. */
export function ColourTable() {
  return colourGroups.map(({ title, text, roles }) => (
    <section key={title} className="mt-18 grid gap-6">
      <div className="grid gap-1 border-t border-line pt-6">
        <h2 className="text-3xl">{title}</h2>
        <p className="max-w-prose text-ink-muted">{text}</p>
      </div>
      <ul className="rounded-card border border-line bg-surface p-4 md:p-8">
        {roles.map((role) => (
          <Role key={role.name} {...role} />
        ))}
      </ul>
    </section>
  ));
}

/**
 * Sets a colour as a CSS variable for classes like `bg-(--swatch)`, because Tailwind cannot generate classes from
 * runtime names.
 */
const swatch = (name: string, property = '--swatch'): CSSProperties =>
  Object.fromEntries([[property, `var(--color-${name})`]]);

function describe({ backgroundColor }: CSSStyleDeclaration) {
  const colour = parseOklch(backgroundColor);
  const { lightness, chroma, hue, alpha } = colour;
  const seen = alpha < 1 ? `${Math.round(alpha * 100)} % of ${toHex(toSrgb(colour))}` : toHex(toSrgb(colour));
  return { seen, exact: `${lightness} ${chroma} ${Math.round(hue)}` };
}

/** Swatch of a colour in the current theme, with the value computed by the browser. */
function ColourSwatch({ name }: { name: string }) {
  const [ref, computed] = useComputed(describe);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-control border border-line-strong">
        <span ref={ref} style={swatch(name)} className="block size-full bg-(--swatch)" />
      </span>
      <span className="grid min-w-0 font-ticket text-sm text-ink-muted">
        <span>{computed?.seen}</span>
        <span>{computed?.exact}</span>
      </span>
    </div>
  );
}

function measure({ color, backgroundColor }: CSSStyleDeclaration): number {
  const ground = toSrgb(parseOklch(backgroundColor));
  const ink = parseOklch(color);
  return contrastRatio(over(toSrgb(ink), ink.alpha, ground), ground);
}

interface ContrastTileProps {
  name: string;
  ground: string;
  /** Required contrast ratio: 4.5 for text, 3 for borders, focus rings and icons. */
  least: number;
}

/** Tile that shows a colour on one of its backgrounds, with the measured contrast ratio. */
function ContrastTile({ name, ground, least }: ContrastTileProps) {
  const [ref, ratio] = useComputed(measure);
  const enough = ratio !== undefined && ratio >= least;
  return (
    <div
      ref={ref}
      style={{ ...swatch(ground), ...swatch(name, '--ink') }}
      className="grid gap-1 rounded-control border border-line bg-(--swatch) p-3 text-(--ink)"
    >
      {least === 3 ? (
        <span aria-hidden="true" className="my-1.5 block h-5 w-12 rounded-tag border-3 border-current" />
      ) : (
        <span className="font-display text-2xl font-bold">Prix</span>
      )}
      <span className={`grid text-sm tabular-nums ${least === 3 ? 'text-ink' : ''}`}>
        <span className="font-semibold">{ground}</span>
        <span>
          {ratio?.toFixed(1)} {enough ? 'AA' : 'too little'}
        </span>
      </span>
    </div>
  );
}
