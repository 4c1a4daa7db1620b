import { useEffect, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';

// The specification turns at « 768px or less », one pixel above the theme's own breakpoint.
const styles = tv({
  slots: {
    list: 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] min-[769px]:grid min-[769px]:gap-1 min-[769px]:overflow-visible',
    button:
      'flex min-h-11 w-full shrink-0 items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2 min-[769px]:justify-between min-[769px]:rounded-control min-[769px]:py-2 min-[769px]:text-start min-[769px]:whitespace-normal',
  },
  variants: {
    current: {
      true: { button: 'border-ink bg-ink text-canvas' },
      false: {
        button:
          'border-line bg-surface text-ink hover:bg-accent-soft min-[769px]:border-transparent min-[769px]:bg-transparent min-[769px]:hover:bg-accent-soft',
      },
    },
  },
});

export interface Category {
  id: string;
  name: string;
  /** How many items it holds. */
  itemCount?: number;
}

export interface CategoryNavProps {
  categories: readonly Category[];
  /** Null: all of them, « Tout ». */
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** The categories of a menu: a row to push sideways up to 768 px, a list above. */
export function CategoryNav({ categories, selectedId, onSelect }: CategoryNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { list: listStyle, button } = styles();

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen) return;
    const { left, width } = chosen.getBoundingClientRect();
    // Only sideways: the page itself must not move when a category is chosen.
    row.scrollBy({ left: left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2, behavior: 'smooth' });
  }, [selectedId]);

  return (
    <nav aria-label="Catégories">
      <ul ref={list} className={listStyle()}>
        {[{ id: null, name: 'Tout', itemCount: undefined }, ...categories].map(({ id, name, itemCount }) => (
          <li key={id ?? ''} className="shrink-0">
            <button
              type="button"
              aria-current={id === selectedId || undefined}
              onClick={() => onSelect(id)}
              className={button({ current: id === selectedId })}
            >
              {name}
              {itemCount !== undefined && (
                <span aria-hidden="true" className="font-normal tabular-nums opacity-80">
                  {itemCount}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
