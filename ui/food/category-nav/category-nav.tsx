import { useEffect, useRef, type ElementType } from 'react';
import { tv } from 'tailwind-variants/lite';
import * as t from './category-nav.texts';

const styles = tv({
  slots: {
    list: 'flex gap-2 overflow-x-auto scroll-smooth py-1 [scrollbar-width:none] over-md:grid over-md:gap-1 over-md:overflow-visible',
    button:
      'flex min-h-11 w-full shrink-0 items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2 over-md:justify-between over-md:rounded-control over-md:py-2 over-md:text-start over-md:whitespace-normal',
  },
  variants: {
    current: {
      true: { button: 'border-ink bg-ink text-canvas' },
      false: {
        button:
          'border-line bg-surface text-ink hover:bg-accent-soft over-md:border-transparent over-md:bg-transparent over-md:hover:bg-accent-soft',
      },
    },
  },
});

export interface Category {
  id: string;
  name: string;
  /** Language of the name. @default 'fr' */
  nameLang?: string | null;
  itemCount?: number;
}

type Named = Omit<Category, 'id'> & { id: string | null };

export interface CategoryNavProps {
  categories: readonly Category[];
  /** Selected category; null for all categories. */
  selectedId: string | null;
  /** Called with the selected category; without it the entries are links to the headings of the categories. */
  onSelect?: (id: string | null) => void;
}

export function CategoryNav({ categories, selectedId, onSelect }: CategoryNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { list: listStyle, button } = styles();
  const Choice: ElementType = onSelect ? 'button' : 'a';

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen) return;
    const { left, width } = chosen.getBoundingClientRect();
    // Scrolls only the row, not the page. Smooth scrolling comes from CSS and not from an option here, so that reduced
    // motion is respected.
    row.scrollBy({ left: left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2 });
  }, [selectedId]);

  return (
    <nav aria-label={t.categories()}>
      <ul ref={list} className={listStyle()}>
        {[{ id: null, name: t.all() }, ...categories].map(({ id, name, nameLang, itemCount }: Named) => (
          <li key={id ?? ''} className="shrink-0">
            <Choice
              {...(onSelect
                ? { type: 'button', onClick: () => onSelect(id) }
                : { href: id ? `#rayon-${id}` : '#carte' })}
              aria-current={id === selectedId || undefined}
              className={button({ current: id === selectedId })}
            >
              <span lang={id ? (nameLang ?? 'fr') : undefined}>{name}</span>
              {itemCount !== undefined && (
                <span aria-hidden="true" className="font-normal tabular-nums opacity-80">
                  {itemCount}
                </span>
              )}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  );
}
