import { useId, type ReactNode } from 'react';
import * as t from './prose.texts';

export interface ProsePageProps {
  title: string;
  text?: string;
  sections: readonly { id: string; title: string; text: ReactNode }[];
  /** Shows a table of contents, for long texts. */
  indexed?: boolean;
}

/** Page for long texts: short lines, distinct heading levels, and tables that scroll by themselves. */
export function ProsePage({ title, text, sections, indexed = false }: ProsePageProps) {
  const page = useId();
  return (
    <div className="grid gap-8 lg:gap-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-4xl font-extrabold wrap-anywhere md:text-5xl">{title}</h1>
        {text && <p className="text-lg text-ink-muted">{text}</p>}
      </header>
      <div className={indexed ? 'grid gap-8 lg:grid-cols-[--spacing(64)_minmax(0,1fr)] lg:gap-16' : ''}>
        {indexed && (
          <nav
            aria-label={t.contents()}
            className="self-start rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24"
          >
            <p className="px-2 font-display text-lg font-bold">{t.contents()}</p>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center rounded-control px-2 py-1.5 text-ink-muted hover:bg-accent-soft hover:text-ink"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="grid max-w-prose grid-cols-1 gap-4 wrap-anywhere [&_a]:rounded-tag [&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-4 [&_dd]:mb-3 [&_dt]:font-semibold [&_h2]:mt-8 [&_h2]:text-2xl [&>section:first-child>h2]:mt-0 [&_h3]:mt-4 [&_h3]:text-xl [&_li]:ps-1 [&_li]:marker:text-accent-ink [&_ol]:list-decimal [&_ol]:ps-6 [&_ol>li+li]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_ul>li+li]:mt-2">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${page}-${section.id}`}
              className="grid grid-cols-1 gap-4"
            >
              <h2 id={`${page}-${section.id}`}>{section.title}</h2>
              {section.text}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
