import { RotateCcw } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import * as t from './order-again.texts';

export interface OrderAgainProps {
  missingNames?: readonly string[];
  closedText?: string;
  error?: string;
  busy?: boolean;
  onReorder: () => void;
}

/** The same once more: puts what is left of an old order in the cart. */
export function OrderAgain({ missingNames = [], closedText, error, busy = false, onReorder }: OrderAgainProps) {
  return (
    <div className="@container grid gap-3">
      {error && <Notice tone="danger">{error}</Notice>}
      {missingNames.length > 0 && <Notice tone="caution">{t.missing(missingNames)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone="quiet"
          busy={busy}
          disabled={closedText !== undefined}
          className="@max-sm:grow"
          onClick={onReorder}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {busy ? t.reordering() : t.reorder()}
        </Button>
        {closedText && <p className="text-ink-muted">{closedText}</p>}
      </div>
    </div>
  );
}
