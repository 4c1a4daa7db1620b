import { LockKeyhole } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import * as t from './card-form.texts';

export interface CardFrameProps {
  children: ReactNode;
  error?: string;
  /** The payment is under way: nothing can be sent twice. */
  busy?: boolean;
  disabled?: boolean;
  testHint?: string;
  onSubmit: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** The place where a card is entered: heading, fields, error line, and the button that pays. */
export function CardFrame(props: CardFrameProps) {
  const { children, error, busy = false, disabled = false, testHint, onSubmit, ref } = props;
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
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-8"
    >
      <h2 id={headingId} className="text-2xl">
        {t.title()}
      </h2>
      {testHint && <Notice>{testHint}</Notice>}
      {children}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" size="large" wide busy={busy} disabled={disabled}>
        {busy ? t.paying() : t.pay()}
      </Button>
      <p className="text-center text-sm text-ink-muted">
        <LockKeyhole aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
        {t.secure()}
      </p>
    </form>
  );
}
