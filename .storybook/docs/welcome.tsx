import { Brand } from '../../ui/site/brand/brand';
import { Tablecloth } from '../../ui/site/tablecloth/tablecloth';
import { DocLink, spokenName } from './doc-link';

/** The rooms of the library by their folder, in the order they stand on each other. */
const ROOMS: Readonly<Record<string, { title: string; text: string }>> = {
  'ui/base': { title: 'Base', text: 'Would survive in a shoe shop.' },
  'ui/food': { title: 'Food', text: 'Speaks food, on both sides of the counter.' },
  'ui/site': { title: 'Site', text: 'Frames of pages, and the forms to sign in.' },
  'ui/owner': { title: 'Owner', text: 'The owner’s tools.' },
  'web/customer': { title: 'Customer pages', text: 'Parts put together for who orders.' },
  'web/owner': { title: 'Owner pages', text: 'Parts put together for who sells.' },
  'web/app': { title: 'Pages for everybody', text: 'What went wrong, and what is not there.' },
};

/** The table is laid. */
export function WelcomeHero() {
  return (
    <header className="relative overflow-hidden rounded-card border border-line">
      <Tablecloth />
      <div className="relative m-4 grid max-w-xl gap-5 rounded-card bg-surface p-6 shadow-raised md:m-10 md:p-10">
        <Brand size="large" />
        <h1 className="text-3xl">The face of the product, piece by piece</h1>
        <p className="text-lg text-ink-muted">
          Every part people see, in every situation they can meet it in: loading, empty, one, many, refused, sold out.
          What is not here is not designed.
        </p>
      </div>
    </header>
  );
}

const FILES = Object.keys(import.meta.glob('../../{ui,web}/*/**/*.stories.tsx')).map((path) =>
  path.replace('../../', '').replace('.stories.tsx', ''),
);

/** Everything there is, by room. */
export function LibraryMap() {
  return Object.entries(ROOMS).map(([room, { title, text }]) => {
    const files = FILES.filter((file) => file.startsWith(`${room}/`)).sort((a, b) =>
      spokenName(a).localeCompare(spokenName(b)),
    );
    return (
      <section
        key={room}
        className="my-4 grid gap-5 rounded-card border border-line bg-surface p-6 lg:grid-cols-[--spacing(56)_1fr]"
      >
        <div className="grid content-start gap-1">
          <h3 className="text-xl">{title}</h3>
          <p className="font-ticket text-sm text-ink-muted">{room}</p>
          <p className="text-sm">{text}</p>
          <p className="mt-2 font-display text-3xl font-bold tabular-nums">{files.length}</p>
        </div>
        <ul className="flex flex-wrap content-start gap-2">
          {files.map((file) => (
            <li key={file}>
              <DocLink
                to={file}
                className="inline-flex min-h-9 items-center rounded-full border border-line-strong bg-raised px-4 text-sm font-semibold text-ink hover:border-accent-ink hover:bg-accent-soft"
              >
                {spokenName(file)}
              </DocLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
