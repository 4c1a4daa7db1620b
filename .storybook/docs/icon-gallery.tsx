import { drawings, icons, relations } from 'virtual:library';
import { iconGroups } from '../../ui/theme/icon-meanings';
import { DocLink, spokenName } from './doc-link';

const filesOf = new Map(icons.map(({ name, files }) => [name, files]));

function Sign({ name, meaning }: { name: string; meaning: string }) {
  const Icon = drawings[name];
  const files = filesOf.get(name) ?? [];
  const [first, ...others] = files;
  if (!Icon || !first) return null;
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <Icon aria-hidden="true" className="size-8" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{meaning}</p>
        <p className="font-ticket text-sm text-ink-muted">{name}</p>
      </div>
      <p className="text-sm text-ink-muted">
        {relations[first] ? (
          <DocLink to={first} className="text-accent-ink underline underline-offset-4">
            {spokenName(first)}
          </DocLink>
        ) : (
          spokenName(first)
        )}
        {others.length > 0 && ` and ${others.length} more`}
      </p>
    </li>
  );
}

/** Every icon that is drawn in ui/ and web/, read from the sources, by what it stands for. */
export function IconGallery() {
  const told = new Set(iconGroups.flatMap(({ icons: meanings }) => Object.keys(meanings)));
  const untold = icons.filter(({ name }) => !told.has(name)).map(({ name }) => [name, 'Not told yet'] as const);
  const groups = [
    ...iconGroups.map(({ title, icons: meanings }) => ({ title, signs: Object.entries(meanings) })),
    { title: 'Not told yet', signs: untold },
  ].filter(({ signs }) => signs.some(([name]) => filesOf.has(name)));
  return groups.map(({ title, signs }) => (
    <section key={title} className="mt-12 grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {signs.map(([name, meaning]) => (
          <Sign key={name} name={name} meaning={meaning} />
        ))}
      </ul>
    </section>
  ));
}
