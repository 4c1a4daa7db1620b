import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button';
import * as t from './sortable-list.texts';

interface SortableRowProps {
  label: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (toIndex: number) => void;
  children: ReactNode;
}

export function SortableRow({ label, index, count, disabled, onMove, children }: SortableRowProps) {
  const pressed = useRef<HTMLButtonElement>(null);

  // What changes its place in the document loses the focus.
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
      <div className="flex min-w-0 grow basis-52 items-center gap-1">
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
