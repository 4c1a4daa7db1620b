import { Badge, type BadgeProps } from '../../base/badge/badge';
import type { TimelineOutcome } from './order-timeline';
import * as t from './order-timeline.texts';

export type OrderTag = 'OPEN' | 'DELIVERED' | TimelineOutcome;

const tags = {
  OPEN: { tone: 'accent', text: t.open },
  DELIVERED: { tone: 'positive', text: t.delivered },
  CANCELLED: { tone: 'danger', text: t.cancelled },
  NO_SHOW: { tone: 'danger', text: t.noShow },
} satisfies Record<OrderTag, { tone: BadgeProps['tone']; text: () => string }>;

export interface OrderHeadingProps {
  token: string;
  /** « En cours » until the order ends. @default 'OPEN' */
  tag?: OrderTag;
}

export function OrderHeading({ token, tag = 'OPEN' }: OrderHeadingProps) {
  const { tone, text } = tags[tag];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-3xl wrap-anywhere md:text-4xl">{t.orderOf(token)}</h1>
      <Badge tone={tone} className="text-base">
        {text()}
      </Badge>
    </div>
  );
}
