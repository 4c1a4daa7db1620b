import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import * as t from './form-frame.texts';

export interface FormFrameProps {
  label: string;
  children: ReactNode;
  aside?: ReactNode;
  error?: string;
  refusals?: number;
  text?: string;
  submitLabel: string;
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => void;
}

/** A long form on a tablet: cards one below the other, and the button always within reach of the thumb. */
export function FormFrame(props: FormFrameProps) {
  const { label, children, aside, error, refusals = 0, text, submitLabel } = props;
  const { busy = false, disabled = false, onSubmit } = props;
  const form = useFirstWrong(refusals);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) onSubmit();
      }}
      className={`grid grid-cols-1 gap-6 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_--spacing(80)] lg:grid-rows-[auto_1fr] lg:gap-x-8' : ''}`}
    >
      <fieldset disabled={busy} className="grid min-w-0 content-start gap-6 lg:col-start-1">
        {children}
      </fieldset>
      {aside && (
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          {aside}
        </div>
      )}
      <div
        data-sticky="bottom"
        className="sticky bottom-2 z-10 grid gap-3 self-start rounded-card border border-line bg-raised px-5 py-3 shadow-raised md:bottom-4 md:px-6 lg:col-start-1"
      >
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="@container">
          <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
            <p role="status" className="min-w-0 grow basis-48 text-ink-muted empty:hidden">
              {text}
            </p>
            <Button type="submit" size="large" busy={busy} disabled={disabled} className="grow @xl:min-w-72 @xl:grow-0">
              {busy ? t.saving() : submitLabel}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
