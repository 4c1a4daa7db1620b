import type { CSSProperties } from 'react';
import { colourGroups, type ColourRole } from '../colour-roles';

/**
 * Sets colours as CSS variables for classes like `bg-(--swatch)`, because Tailwind cannot generate classes from runtime
 * names.
 */
const painted = (ground: string, ink = 'ink'): CSSProperties =>
  Object.fromEntries([
    ['--swatch', `var(--color-${ground})`],
    ['--ink', `var(--color-${ink})`],
  ]);

function Role({ name, use, on }: ColourRole) {
  return (
    <li className="grid gap-4 border-t border-line py-6 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-[--spacing(56)_1fr_1fr]">
      <div className="grid content-start gap-1">
        <h4 className="font-ticket font-bold text-ink">{name}</h4>
        <p>{use}</p>
        {on && <p className="text-sm text-ink-muted">at least {on.least} : 1</p>}
      </div>
      {['light', 'dark'].map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="flex flex-wrap content-start gap-2 rounded-card border border-line bg-canvas p-4 text-ink"
        >
          <span style={painted(name)} className="size-14 rounded-control border border-line-strong bg-(--swatch)" />
          {on?.grounds.map((ground) => (
            <div
              key={ground}
              style={painted(ground, name)}
              className="grid gap-1 rounded-control border border-line bg-(--swatch) p-3 text-(--ink)"
            >
              {on.least === 3 ? (
                <span aria-hidden="true" className="my-1.5 block h-5 w-12 rounded-tag border-3 border-current" />
              ) : (
                <span className="font-display text-2xl font-bold">Prix</span>
              )}
              <span className={on.least === 3 ? 'text-sm text-ink' : 'text-sm'}>{ground}</span>
            </div>
          ))}
        </div>
      ))}
    </li>
  );
}

/** Table of all colour roles in the light theme and in the dark, on each background where they may be used. */
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
