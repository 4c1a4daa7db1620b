import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

export interface TabItem {
  id: string;
  label: string;
  count?: number;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Selected tab; use it with `onSelect` to control the tabs from outside, e.g. from the URL. */
  selectedId?: string;
  onSelect?: (id: string) => void;
}

/** Scrolls a selected tab into view, because one selected from outside may lie beyond the edge of the list. */
function reveal(tab: Element | null | undefined) {
  const list = tab?.parentElement;
  if (!tab || !list || tab.ariaSelected !== 'true') return;
  const [around, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < around.left || inner.right > around.right)
    list.scrollBy({ left: (inner.left + inner.right - around.left - around.right) / 2, behavior: 'instant' });
}

/** Marks the sides of the list on which more tabs are hidden, so that CSS fades them out there. */
function markEdges(list: Element) {
  const hidden = list.scrollWidth - list.clientWidth;
  const rightToLeft = getComputedStyle(list).direction === 'rtl';
  const left = rightToLeft ? hidden + list.scrollLeft : list.scrollLeft;
  list.toggleAttribute('data-more-left', left > 1);
  list.toggleAttribute('data-more-right', hidden - left > 1);
}

/** Tabs that show one of several views; arrow keys move between them. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reveal(list.current?.querySelector('[aria-selected=true]')), [selectedId]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const mark = () => markEdges(element);
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const tab of element.children) observer.observe(tab);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [items.length]);

  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className="grid min-w-0 gap-6"
    >
      <TabList
        ref={list}
        aria-label={label}
        items={items}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-color:var(--color-line-strong)_transparent] [scrollbar-width:thin] data-more-left:mask-l-from-85% data-more-right:mask-r-from-85%"
      >
        {({ label: name, count }) => (
          <Tab
            ref={reveal}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-t-tag border-b-4 border-transparent px-4 font-semibold whitespace-nowrap text-ink-muted -outline-offset-3 transition-colors hover:text-ink data-selected:border-accent data-selected:text-ink"
          >
            {name}
            {count !== undefined && (
              <span className="min-w-7 rounded-full bg-sunken px-2 py-0.5 text-center text-sm tabular-nums">
                {count}
              </span>
            )}
          </Tab>
        )}
      </TabList>
      {items.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="rounded-tag">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
