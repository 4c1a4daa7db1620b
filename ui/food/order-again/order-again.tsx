import { RotateCcw } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import * as t from './order-again.texts';

export interface OrderAgainProps {
  error?: string;
  busy?: boolean;
  onReorder: () => void;
}

/** Button that puts the still available items of an earlier order into the cart. */
export function OrderAgain({ error, busy = false, onReorder }: OrderAgainProps) {
  return (
    <div className="grid gap-3">
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone="quiet" wide busy={busy} onClick={onReorder}>
        <RotateCcw aria-hidden="true" className="size-5" />
        {busy ? t.reordering() : t.reorder()}
      </Button>
    </div>
  );
}
