import { Check, ChefHat, Footprints, PartyPopper, ReceiptText, X } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { Badge, type BadgeProps } from '../../base/badge/badge';
import { Notice } from '../../base/notice/notice';
import * as t from './order-timeline.texts';

const steps = [
  { key: 'CONFIRMED', label: t.confirmed, Icon: ReceiptText },
  { key: 'PREPARING', label: t.preparing, Icon: ChefHat },
  { key: 'ON_THE_WAY', label: t.onTheWay, Icon: Footprints },
  { key: 'DELIVERED', label: t.delivered, Icon: PartyPopper },
] as const;

export type TimelineStep = (typeof steps)[number]['key'];

export type TimelineOutcome = 'CANCELLED' | 'NO_SHOW';

const outcomes = {
  CANCELLED: t.wasCancelled,
  NO_SHOW: t.wasMissed,
} satisfies Record<TimelineOutcome, () => string>;

const said: Readonly<Record<string, () => string>> = {
  done: t.done,
  going: t.going,
  missed: t.missed,
  over: t.done,
  ended: t.missed,
};

const styles = tv({
  slots: {
    // Vertical when four labels do not fit side by side. The bar runs from the previous disc to the disc of this step.
    step: 'relative flex min-w-0 items-center gap-4 before:absolute before:start-4.5 before:bottom-full before:h-5 before:w-1 before:rounded-full before:transition-colors before:duration-slow first:before:hidden @xs:grid @xs:grid-cols-1 @xs:content-start @xs:justify-items-center @xs:gap-2 @xs:text-center @xs:before:start-auto @xs:before:end-[calc(50%+--spacing(7))] @xs:before:top-6 @xs:before:bottom-auto @xs:before:h-1 @xs:before:w-[calc(100%_-_--spacing(14))]',
    disc: 'relative grid size-10 shrink-0 place-items-center rounded-full transition-colors duration-slow @xs:aspect-square @xs:size-auto @xs:w-full @xs:max-w-13 [&>svg]:size-6',
    label: 'max-w-full min-w-0 leading-tight wrap-anywhere @xs:text-sm md:text-base!',
  },
  variants: {
    state: {
      done: { step: 'before:bg-positive', disc: 'bg-positive-soft text-positive', label: 'font-medium' },
      current: {
        step: 'before:bg-positive',
        disc: 'bg-accent text-on-accent ring-4 ring-accent-soft',
        label: 'font-bold',
      },
      // The customer's current step while the kitchen is still preparing.
      early: { step: 'before:bg-line', disc: 'bg-accent text-on-accent ring-4 ring-accent-soft', label: 'font-bold' },
      // The kitchen's step, still in progress while the customer is already on the way.
      going: { step: 'before:bg-positive', disc: 'bg-accent-soft text-accent-ink', label: 'font-bold' },
      ahead: {
        step: 'before:bg-line',
        disc: 'border-2 border-dashed border-line-strong bg-canvas text-ink-muted',
        label: 'text-ink-muted',
      },
      // Completed step of an order that was cancelled or missed, therefore not green.
      over: { step: 'before:bg-line', disc: 'bg-sunken text-ink-muted', label: 'font-medium' },
      // Step at which the order was cancelled or missed.
      ended: { step: 'before:bg-line', disc: 'bg-danger-soft text-danger', label: 'text-ink-muted line-through' },
      missed: {
        step: 'before:bg-line',
        disc: 'border-2 border-line bg-canvas text-ink-muted',
        label: 'text-ink-muted line-through',
      },
    },
  },
});

export interface OrderTimelineProps {
  current: TimelineStep;
  stillPreparing?: boolean;
  outcome?: TimelineOutcome;
  /** Replaces the default text for a cancelled or missed order, e.g. with who cancelled it and the refund. */
  outcomeText?: string;
}

/** Progress of an order in four steps; their names are those of the tracking page (specification 5.7). */
export function OrderTimeline({ current, stillPreparing = false, outcome, outcomeText }: OrderTimelineProps) {
  const at = steps.findIndex((step) => step.key === current);
  const going = steps[at]?.label() ?? '';
  const stateOf = (index: number) => {
    if (stillPreparing && steps[index]?.key === 'PREPARING') return 'going';
    if (outcome) return index <= at ? 'over' : index === at + 1 ? 'ended' : 'missed';
    if (index < at || (index === at && current === 'DELIVERED')) return 'done';
    if (index === at) return stillPreparing ? 'early' : 'current';
    return 'ahead';
  };
  return (
    <div className="@container grid gap-5">
      <ol aria-label={t.progress()} className="flex flex-col gap-5 @xs:grid @xs:grid-cols-4 @xs:gap-0">
        {steps.map(({ key, label, Icon }, index) => {
          const state = stateOf(index);
          const aside = said[state]?.();
          const [isDone, isMissed] = [state === 'done' || state === 'over', state === 'missed' || state === 'ended'];
          const { step, disc, label: word } = styles({ state });
          return (
            <li key={key} aria-current={index === at && !isDone ? 'step' : undefined} className={step()}>
              <span aria-hidden="true" className={disc()}>
                {isDone ? <Check /> : isMissed ? <X /> : <Icon />}
              </span>
              <span className={word()}>
                {label()}
                {aside && <span className="sr-only">{t.aside(aside)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {outcome ? (
        <Notice tone="caution" className="max-md:mx-3">
          {outcomeText ?? outcomes[outcome]()}
        </Notice>
      ) : (
        <p role="status" className="sr-only">
          {t.step(stillPreparing ? [t.preparing(), going] : [going])}
        </p>
      )}
    </div>
  );
}

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
