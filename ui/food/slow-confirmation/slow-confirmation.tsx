import { Notice } from '../../base/notice/notice';
import * as t from './slow-confirmation.texts';

export interface SlowConfirmationProps {
  /** Set when the order is paid but the shop has not acknowledged it yet. */
  paid?: boolean;
}

/** Notice that nobody at the shop is watching the board, shown before ordering and while waiting for confirmation. */
export function SlowConfirmation({ paid = false }: SlowConfirmationProps) {
  return (
    <Notice>
      <p className="font-bold">{t.title()}</p>
      <p>{paid ? t.afterPayment() : t.beforeOrder()}</p>
    </Notice>
  );
}
