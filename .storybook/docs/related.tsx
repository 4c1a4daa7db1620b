import { relations } from 'virtual:library';
import { DocLink, spokenName } from './doc-link';
import { ROOMS, roomOf } from './rooms';

function Neighbours({ title, text, files }: { title: string; text: string; files: readonly string[] }) {
  const rooms = Object.keys(ROOMS).filter((room) => files.some((file) => roomOf(file) === room));
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-6">
      <h3 className="text-xl">{title}</h3>
      {files.length === 0 && <p className="text-ink-muted">{text}</p>}
      {rooms.map((room) => (
        <div key={room} className="grid gap-2">
          <p className="text-sm font-semibold text-ink-muted">{ROOMS[room]?.title}</p>
          <ul className="flex flex-wrap gap-2">
            {files
              .filter((file) => roomOf(file) === room)
              .map((file) => (
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
        </div>
      ))}
    </section>
  );
}

/** Neighbours of a component, read from the imports: what it is made of and who uses it. */
export function Related({ file }: { file: string }) {
  const { madeOf = [], usedIn = [] } = relations[file] ?? {};
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Neighbours title="Made of" text="Nothing else of the library: native elements and the theme." files={madeOf} />
      <Neighbours title="Used in" text="No other component or page yet." files={usedIn} />
    </div>
  );
}
