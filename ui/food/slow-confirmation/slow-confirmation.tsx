import { Notice } from '../../base/notice/notice';

export interface SlowConfirmationProps {
  /** The order is paid and nobody at the shop has seen it yet. */
  paid?: boolean;
}

/** Nobody watches the shop’s board at the moment: said before one orders, and again while one waits. */
export function SlowConfirmation({ paid = false }: SlowConfirmationProps) {
  return (
    <Notice>
      <p className="font-bold">Confirmation plus lente</p>
      <p>
        {paid
          ? 'La boutique n’a pas encore vu votre commande. Elle en est avertie.'
          : 'La boutique n’a pas son tableau de commandes sous les yeux. Elle est avertie dès que vous commandez.'}
      </p>
    </Notice>
  );
}
