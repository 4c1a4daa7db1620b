import { LockKeyhole } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../base/button/button';
import { Checkbox } from '../../base/field/checkbox';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import * as t from './card-form.texts';

export interface CardFrameProps {
  children: ReactNode;
  error?: string;
  /** What the customer can do about the error. */
  advice?: string;
  totalCents?: number;
  /** Set while the payment is in progress; prevents a second submission. */
  busy?: boolean;
  disabled?: boolean;
  testHint?: string;
  /** Checkbox for saving the card; undefined when this customer cannot save cards. */
  keep?: { checked: boolean; onChange: (checked: boolean) => void };
  onSubmit: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** Frame for the card fields: heading, error, total and pay button. */
export function CardFrame(props: CardFrameProps) {
  const { children, error, advice, totalCents, busy = false, disabled = false, testHint, keep, onSubmit, ref } = props;
  const headingId = useId();
  return (
    <form
      ref={ref}
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) onSubmit();
      }}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:gap-5 md:p-8"
    >
      <h2 id={headingId} className="text-2xl">
        {t.title()}
      </h2>
      {children}
      {keep && <Checkbox {...keep} label={t.keep()} disabled={busy || disabled} className="-my-2" />}
      {error && (
        <Notice tone="danger">
          <p>{error}</p>
          {advice && <p className="font-normal">{advice}</p>}
        </Notice>
      )}
      {totalCents !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-dashed border-line-strong pt-3">
          <span className="font-display text-xl font-bold">{t.total()}</span>
          <Price cents={totalCents} tone="tag" size="large" />
        </p>
      )}
      <Button type="submit" size="large" wide busy={busy} disabled={disabled}>
        {busy ? t.paying() : t.pay()}
      </Button>
      <p className="text-center text-sm text-ink-muted">
        <LockKeyhole aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
        {t.secure()}
      </p>
      {testHint && <Notice>{testHint}</Notice>}
    </form>
  );
}

/** Returns whether the focus is where a new page puts it, which means the customer has not moved it yet. */
export function isAtPageStart(): boolean {
  return document.activeElement?.matches('body, main') ?? true;
}

export interface ExpressFrameProps {
  /** Hides the wallets without taking up room until the provider reports that the device supports them. */
  hidden?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** Frame for the wallet buttons above the card form. */
export function ExpressFrame({ hidden = false, busy, children }: ExpressFrameProps) {
  return (
    <section
      aria-label={t.express()}
      inert={busy}
      className={`grid gap-3 ${hidden ? 'invisible absolute inset-x-0' : ''}`}
    >
      {children}
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t.orByCard()}
      </p>
    </section>
  );
}
