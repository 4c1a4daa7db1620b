import { type ReactNode, useId } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import * as t from './voice-lines.texts';
import { placingObstacle, voiceTotalCents, type VoiceLine } from './voice-order';
import { VoiceLineRow, type VoiceLineHandlers } from './voice-line-row';

export interface VoiceLinesProps extends VoiceLineHandlers {
  lines: readonly VoiceLine[];
  unknownWords?: readonly string[];
  miscounted?: readonly string[];
  /** Empty: the order goes to « Comptoir » (specification 5.10). */
  customerName: string;
  onCustomerNameChange: (name: string) => void;
  onConfirm: () => void;
  busy?: boolean;
  /** 'Failed to place order.', and why in the next line (specification 7.12). */
  error?: string;
  className?: string;
}

export function VoiceLines(props: VoiceLinesProps) {
  const { lines, unknownWords = [], miscounted = [], busy = false, className, ...handlers } = props;
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className={`overflow-y-auto! ${className ?? ''}`}>
      <h2 id={titleId} className="p-4 text-2xl md:p-5">
        {t.order()}
      </h2>
      {unknownWords.length > 0 && <Missed>{t.notOnMenu(unknownWords)}</Missed>}
      {miscounted.length > 0 && <Missed>{t.miscounted(miscounted)}</Missed>}
      {lines.length === 0 ? (
        <p className="border-t border-line px-4 py-10 text-center text-ink-muted">{t.empty()}</p>
      ) : (
        <ul className="relative divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <VoiceLineRow key={line.id} line={line} disabled={busy} {...handlers} />
          ))}
        </ul>
      )}
      <Placing {...props} />
    </Card>
  );
}

function Missed({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pb-4 md:px-5">
      <Notice tone="caution">{children}</Notice>
    </div>
  );
}

function Placing({ lines, customerName, onCustomerNameChange, onConfirm, busy = false, error }: VoiceLinesProps) {
  const obstacleId = useId();
  const obstacle = placingObstacle(lines);
  return (
    <div className="sticky bottom-0 grid gap-3 border-t border-dashed border-line-strong bg-surface p-4">
      <TextField
        label={t.customerName()}
        placeholder={t.counter()}
        autoComplete="off"
        maxLength={120}
        value={customerName}
        disabled={busy}
        onChange={onCustomerNameChange}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-display text-xl font-bold">{t.toPay()}</span>
        <Price cents={voiceTotalCents(lines)} tone="tag" size="large" />
      </p>
      {error && (
        <Notice tone="danger" className="whitespace-pre-line">
          {error}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button
          size="large"
          wide
          busy={busy}
          disabled={obstacle !== undefined}
          aria-describedby={obstacleId}
          onClick={onConfirm}
        >
          {busy ? t.placing() : t.place()}
        </Button>
        <p id={obstacleId} role="status" className="min-h-6 text-center wrap-anywhere text-ink-muted">
          {obstacle ?? t.paidAtCounter()}
        </p>
      </div>
    </div>
  );
}
