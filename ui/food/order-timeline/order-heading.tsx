import type { OrderStatus } from '../../../graphql/rules/order-status';
import { Badge, type BadgeProps } from '../../base/badge/badge';
import * as t from './order-timeline.texts';

const tags = {
  PREPARING: { tone: 'accent', text: t.open },
  READY: { tone: 'accent', text: t.ready },
  COLLECTED: { tone: 'positive', text: t.delivered },
  CANCELLED: { tone: 'danger', text: t.cancelled },
  NO_SHOW: { tone: 'danger', text: t.noShow },
} satisfies Record<OrderStatus, { tone: BadgeProps['tone']; text: () => string }>;

export interface OrderHeadingProps {
  token: string;
  status: OrderStatus;
  /** Text that replaces the label of the status with a more precise one. */
  tag?: string;
}

export function OrderHeading({ token, status, tag }: OrderHeadingProps) {
  const { tone, text } = tags[status];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-3xl wrap-anywhere md:text-4xl">{t.orderOf(token)}</h1>
      <Badge tone={tone} className="text-base">
        {tag ?? text()}
      </Badge>
    </div>
  );
}
