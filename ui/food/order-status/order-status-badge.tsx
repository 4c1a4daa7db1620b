import { Badge, type BadgeProps } from '../../base/badge/badge';
import { orderStatusLabels, type OrderStatus } from '../../../graphql/rules/order-status';

const tones = {
  PREPARING: 'neutral',
  READY: 'accent',
  COLLECTED: 'positive',
  NO_SHOW: 'danger',
  CANCELLED: 'danger',
} satisfies Record<OrderStatus, BadgeProps['tone']>;

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** Text that replaces the label of the status with a more precise one. */
  tag?: string;
}

export function OrderStatusBadge({ status, tag }: OrderStatusBadgeProps) {
  return (
    <Badge tone={tones[status]} className="text-base whitespace-nowrap @max-3xs:whitespace-normal">
      {tag ?? orderStatusLabels[status]()}
    </Badge>
  );
}
