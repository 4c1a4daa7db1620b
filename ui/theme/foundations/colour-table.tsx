import { colourGroups, type ColourRole } from '../colour-roles';
import { ColourSwatch, ContrastTile } from './colour-swatch';

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

/** All roles, light at the left and dark at the right, each measured where it is used. */
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
