import { Notice } from '../../base/notice/notice';
import * as t from './slow-confirmation.texts';

export interface SlowConfirmationProps {
  /** The order is paid and nobody at the shop has seen it yet. */
  paid?: boolean;
}

/** Nobody watches the shop’s board at the moment: said before one orders, and again while one waits. */
export function SlowConfirmation({ paid = false }: SlowConfirmationProps) {
  return (
    <Notice>
      <p className="font-bold">{t.title()}</p>
      <p>{paid ? t.afterPayment() : t.beforeOrder()}</p>
    </Notice>
  );
}
