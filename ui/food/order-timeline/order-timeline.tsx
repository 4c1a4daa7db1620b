import { Check, ChefHat, Footprints, PartyPopper, ReceiptText } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { Notice } from '../../base/notice/notice';

const steps = [
  { key: 'CONFIRMED', label: 'Confirmée', Icon: ReceiptText },
  { key: 'PREPARING', label: 'Préparation', Icon: ChefHat },
  { key: 'ON_THE_WAY', label: 'En chemin', Icon: Footprints },
  { key: 'DELIVERED', label: 'Livrée', Icon: PartyPopper },
] as const;

export type TimelineStep = (typeof steps)[number]['key'];

/** A bad end of an order, instead of the last step. */
export type TimelineOutcome = 'CANCELLED' | 'NO_SHOW';

const outcomes = {
  CANCELLED: 'Cette commande a été annulée. Vous êtes remboursé.',
  NO_SHOW: 'La boutique a noté que cette commande n’a pas été retirée.',
} satisfies Record<TimelineOutcome, string>;

const styles = tv({
  slots: {
    // The bar runs from the disc of the step before to the disc of this one.
    step: 'relative grid min-w-0 grid-cols-1 justify-items-center gap-2 text-center before:absolute before:top-6 before:end-[calc(50%+--spacing(7))] before:h-1 before:w-[calc(100%_-_--spacing(14))] before:rounded-full before:transition-colors before:duration-slow first:before:hidden',
    disc: 'relative grid aspect-square w-full max-w-13 place-items-center rounded-full transition-colors duration-slow [&>svg]:size-6',
    label: 'max-w-full min-w-0 text-sm leading-tight wrap-anywhere hyphens-auto md:text-base',
  },
  variants: {
    state: {
      done: { step: 'before:bg-positive', disc: 'bg-positive-soft text-positive', label: 'font-medium' },
      current: {
        step: 'before:bg-positive',
        disc: 'bg-accent text-on-accent ring-4 ring-accent-soft',
        label: 'font-bold',
      },
      ahead: {
        step: 'before:bg-line',
        disc: 'border-2 border-dashed border-line-strong bg-canvas text-ink-muted',
        label: 'text-ink-muted',
      },
      missed: {
        step: 'before:bg-line',
        disc: 'border-2 border-line bg-canvas text-ink-muted',
        label: 'text-ink-muted line-through',
      },
    },
  },
});

export interface OrderTimelineProps {
  /** The step that is going on now; the ones before it are done. */
  current: TimelineStep;
  /** The order ended badly at `current`; what was ahead will not happen. */
  outcome?: TimelineOutcome;
}

/** How far the order has come; the four words are the spec's, customer §2. */
export function OrderTimeline({ current, outcome }: OrderTimelineProps) {
  const at = steps.findIndex((step) => step.key === current);
  const stateOf = (index: number) => {
    if (index < at || (index === at && (current === 'DELIVERED' || outcome))) return 'done';
    if (index === at) return 'current';
    return outcome ? 'missed' : 'ahead';
  };
  return (
    <div className="grid gap-5">
      <ol aria-label="Avancement" className="grid grid-cols-4">
        {steps.map(({ key, label, Icon }, index) => {
          const state = stateOf(index);
          const { step, disc, label: word } = styles({ state });
          return (
            <li key={key} aria-current={state === 'current' ? 'step' : undefined} className={step()}>
              <span aria-hidden="true" className={disc()}>
                {state === 'done' ? <Check /> : <Icon />}
              </span>
              <span className={word()}>
                {label}
                {state === 'done' && <span className="sr-only"> : terminée</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {outcome ? outcomes[outcome] : `Étape : ${steps[at]?.label ?? ''}`}
      </p>
      {outcome && <Notice tone="caution">{outcomes[outcome]}</Notice>}
    </div>
  );
}
