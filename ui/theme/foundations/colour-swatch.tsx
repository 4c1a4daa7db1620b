import type { CSSProperties } from 'react';
import { contrastRatio, over, parseOklch, toHex, toSrgb } from '../contrast';
import { useComputed } from './use-computed';

/** One colour by its role, for classes like `bg-(--swatch)`: roles are data here, and classes cannot be put together. */
const swatch = (name: string, property = '--swatch'): CSSProperties =>
  Object.fromEntries([[property, `var(--color-${name})`]]);

function describe({ backgroundColor }: CSSStyleDeclaration) {
  const colour = parseOklch(backgroundColor);
  const { lightness, chroma, hue, alpha } = colour;
  const seen = alpha < 1 ? `${Math.round(alpha * 100)} % of ${toHex(toSrgb(colour))}` : toHex(toSrgb(colour));
  return { seen, exact: `${lightness} ${chroma} ${Math.round(hue)}` };
}

/** A colour as it is in this theme, with the value the browser found. */
export function ColourSwatch({ name }: { name: string }) {
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

export interface ContrastTileProps {
  name: string;
  ground: string;
  /** 4.5 for words, 3 for borders, rings and signs. */
  least: number;
}

/** A role on a ground it is meant for: the pair itself is looked at and measured. */
export function ContrastTile({ name, ground, least }: ContrastTileProps) {
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
