import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import * as t from './submit-bar.texts';

export interface SubmitBarProps {
  submitLabel: string;
  busyLabel?: string;
  busy?: boolean;
  disabled?: boolean;
  text?: string;
  outcome?: OutcomeMessage | null;
  actions?: ReactNode;
}

/** Bar at the end of a long form that stays visible: the outcome, a hint and the submit button. */
export function SubmitBar(props: SubmitBarProps) {
  const { submitLabel, busyLabel = t.saving(), busy = false, disabled = false, text, outcome, actions } = props;
  return (
    <div
      data-sticky="bottom"
      className="@container sticky bottom-2 z-10 grid gap-3 self-start rounded-card border border-line bg-raised p-3 shadow-raised before:absolute before:inset-x-0 before:top-full before:mt-px before:h-2 before:bg-canvas in-[dialog]:before:bg-raised"
    >
      <Outcome outcome={outcome} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 grow basis-40 px-2 text-ink-muted empty:hidden">
          {text}
        </p>
        {actions}
        <Button type="submit" size="large" busy={busy} disabled={disabled} className="grow @xl:min-w-56 @xl:grow-0">
          {busy ? busyLabel : submitLabel}
        </Button>
      </div>
    </div>
  );
}
