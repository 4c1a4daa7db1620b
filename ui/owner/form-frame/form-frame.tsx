import { type ReactNode, useId, useEffect, useRef } from 'react';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import { SubmitBar, type SubmitBarProps } from '../submit-bar/submit-bar';
import { Card } from '../../base/card/card';

export interface FormFrameProps extends SubmitBarProps {
  label: string;
  children: ReactNode;
  aside?: ReactNode;
  error?: string;
  refusals?: number;
  onSubmit: () => void;
}

/** Frame of a long form: cards below each other, and a submit bar that stays visible. */
export function FormFrame({ label, children, aside, error, refusals = 0, onSubmit, ...bar }: FormFrameProps) {
  const form = useFirstWrong(refusals);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!bar.busy && !bar.disabled) onSubmit();
      }}
      className="@container"
    >
      <div
        className={`grid grid-cols-1 gap-6 ${aside ? '@4xl:grid-cols-[minmax(0,1fr)_--spacing(80)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-8' : ''}`}
      >
        <fieldset disabled={bar.busy} className="grid min-w-0 content-start gap-6 @4xl:col-start-1">
          {children}
        </fieldset>
        {aside && (
          <div className="min-w-0 @4xl:sticky @4xl:top-[calc(var(--spacing-header)+--spacing(6))] @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:self-start">
            {aside}
          </div>
        )}
        <SubmitBar {...bar} outcome={error ? { tone: 'danger', text: error } : bar.outcome} />
      </div>
    </form>
  );
}

interface FormSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, text, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-40 gap-1">
          <h2 id={id} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {text && <p className="text-ink-muted">{text}</p>}
        </div>
        {action && <div className="-my-2 -me-2">{action}</div>}
      </div>
      {children}
    </Card>
  );
}

/** Returns an unused key for one more row of a form: one more than the highest existing one. */
export function nextKey(rows: readonly { key: string }[]): string {
  return String(Math.max(0, ...rows.map(({ key }) => Number(key))) + 1);
}

/** Returns a function that focuses the element with the given id after the next render, when it exists. */
export function useLaterFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    wanted.current = undefined;
    // Waits for a sortable list, which renders its rows in a second pass right after the first.
    queueMicrotask(() => document.getElementById(id)?.focus());
  });
  return (id: string) => {
    wanted.current = id;
  };
}
