import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type Key, type ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, I18nProvider, useDragAndDrop } from 'react-aria-components';
import { language } from '../../../graphql/texts/language.texts';
import { IconButton } from '../icon-button/icon-button';
import * as t from './sortable-list.texts';

export interface SortableItem {
  id: string;
  /** Name of the item, used in button labels and announcements. */
  label: string;
}

export interface SortableListProps<Item extends SortableItem> {
  label: string;
  items: readonly Item[];
  /** `toIndex` is the index of the item after the move, from 0. */
  onMove: (id: string, toIndex: number) => void;
  renderItem?: (item: Item) => ReactNode;
  /** Set while a new order of the items is being saved. */
  disabled?: boolean;
}

/** List the user can reorder by dragging, by keyboard or with up and down buttons; each move is announced. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onMove, renderItem, disabled = false } = props;
  const [news, setNews] = useState('');
  const dragged = useRef<Key>(null);

  const move = (item: Item, toIndex: number) => {
    setNews(t.moved({ label: item.label, position: toIndex + 1, count: items.length }));
    onMove(item.id, toIndex);
  };

  const { dragAndDropHooks } = useDragAndDrop<Item>({
    isDisabled: disabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys: [key] }) => {
      dragged.current = key ?? null;
    },
    // Dropping an item right before itself changes nothing; cancelling that target makes the first ↑ of a keyboard drag
    // go on to the place above.
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'before' && target.key === dragged.current ? 'cancel' : 'move',
    onReorder: ({ keys: [key], target }) => {
      const ids = items.map(({ id }) => id);
      const from = ids.indexOf(String(key));
      const item = items[from];
      const to = indexAfterMove(ids, String(key), String(target.key), target.dropPosition === 'after');
      if (item && to !== from) move(item, to);
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="-my-1 h-1 rounded-full outline-none data-drop-target:bg-accent-ink" />
    ),
  });

  return (
    <I18nProvider locale={language()}>
      <div>
        <GridList
          aria-label={label}
          items={items}
          dependencies={[items, disabled, renderItem]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          className="grid gap-2"
        >
          {(item) => (
            <GridListItem
              textValue={item.label}
              className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-surface p-1.5 data-dragging:opacity-50"
            >
              <SortableRow
                label={item.label}
                index={items.indexOf(item)}
                count={items.length}
                disabled={disabled}
                onMove={(toIndex) => move(item, toIndex)}
              >
                {renderItem ? renderItem(item) : <span className="font-medium">{item.label}</span>}
              </SortableRow>
            </GridListItem>
          )}
        </GridList>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </I18nProvider>
  );
}

interface SortableRowProps {
  label: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (toIndex: number) => void;
  children: ReactNode;
}

function SortableRow({ label, index, count, disabled, onMove, children }: SortableRowProps) {
  const pressed = useRef<HTMLButtonElement>(null);

  // Moving an element in the document removes its focus, so the pressed button is focused again.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  const step = (words: string, toIndex: number, icon: ReactNode) => {
    const stopped = disabled || toIndex < 0 || toIndex >= count;
    return (
      <IconButton
        label={`${words} ${label}`}
        title={words}
        aria-disabled={stopped || undefined}
        className="aria-disabled:bg-transparent aria-disabled:opacity-40"
        onClick={(event) => {
          if (stopped) return;
          pressed.current = event.currentTarget;
          onMove(toIndex);
        }}
      >
        {icon}
      </IconButton>
    );
  };

  return (
    <>
      <div className="flex min-w-0 grow basis-52 items-center gap-1 max-md:has-[form]:basis-full">
        <Button
          slot="drag"
          isDisabled={disabled}
          className="grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-ink-muted hover:text-ink disabled:opacity-40"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </Button>
        <div className="min-w-0 grow wrap-anywhere">{children}</div>
      </div>
      <div className="ms-auto flex shrink-0">
        {step(t.up(), index - 1, <ArrowUp aria-hidden="true" />)}
        {step(t.down(), index + 1, <ArrowDown aria-hidden="true" />)}
      </div>
    </>
  );
}

/** Returns the index of `id` after it moves before or after `targetId`; its old place is removed first. */
export function indexAfterMove(ids: readonly string[], id: string, targetId: string, after: boolean): number {
  if (id === targetId) return ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  return others.indexOf(targetId) + (after ? 1 : 0);
}
