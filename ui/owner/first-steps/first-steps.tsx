import { Check, EyeOff, Store } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { Card } from '../../base/card/card';
import { LinkButton } from '../../base/link-button/link-button';
import { Progress } from '../../base/progress/progress';
import * as t from './first-steps.texts';

const styles = tv({
  slots: {
    row: 'flex flex-wrap items-center gap-4 p-5 md:px-8',
    mark: 'grid size-11 shrink-0 place-items-center rounded-full border-2 font-display text-lg font-bold [&>svg]:size-6',
  },
  variants: {
    look: {
      next: { row: 'bg-accent-soft', mark: 'border-accent-ink text-accent-ink' },
      todo: { mark: 'border-line-strong text-ink-muted' },
      done: { mark: 'border-positive bg-positive-soft text-positive' },
    },
  },
});

export interface FirstStep {
  id: string;
  title: string;
  text: string;
  state: 'todo' | 'done';
  href: string;
  actionLabel: string;
}

export interface FirstStepsProps {
  steps: readonly FirstStep[];
  shopHref: string;
}

export const stepsLeft = (steps: readonly FirstStep[]) => steps.filter(({ state }) => state === 'todo');

/** Steps a new shop must complete before customers see it; afterwards a link to its public page. */
export function FirstSteps({ steps, shopHref }: FirstStepsProps) {
  const titleId = useId();
  const left = stepsLeft(steps);
  if (left.length === 0) return <Open titleId={titleId} shopHref={shopHref} />;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId}>
      <header className="grid gap-5 p-5 md:p-8">
        <div className="grid gap-2">
          <h2 id={titleId} className="text-3xl wrap-anywhere">
            {t.stepsLeft(left.length)}
          </h2>
          <p className="flex items-start gap-2 text-lg">
            <EyeOff aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-muted" />
            <span>
              {t.missing(<b className="font-semibold">{left.map(({ title }) => lowerFirst(title)).join(', ')}</b>)}
            </span>
          </p>
        </div>
        <Progress
          label={t.gettingStarted()}
          value={1 - left.length / steps.length}
          valueText={t.progress({ done: steps.length - left.length, total: steps.length })}
        />
      </header>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} place={index + 1} next={step === left[0]} />
        ))}
      </ol>
    </Card>
  );
}

function Open({ titleId, shopHref }: { titleId: string; shopHref: string }) {
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 md:p-8"
    >
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-positive-soft text-positive">
        <Store aria-hidden="true" className="size-8" />
      </span>
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 id={titleId} className="text-3xl wrap-anywhere">
          {t.open()}
        </h2>
        <p className="text-lg text-ink-muted">{t.openText()}</p>
      </div>
      <LinkButton href={shopHref} size="large" className="max-md:w-full">
        {t.viewShop()}
      </LinkButton>
    </Card>
  );
}

function Step({ step, place, next }: { step: FirstStep; place: number; next: boolean }) {
  const { title, text, state, href, actionLabel } = step;
  const { row, mark } = styles({ look: next ? 'next' : state });
  return (
    <li aria-current={next ? 'step' : undefined} className={row()}>
      <span aria-hidden="true" className={mark()}>
        {state === 'done' ? <Check strokeWidth={3} /> : place}
      </span>
      <div className="grid min-w-0 flex-1 basis-36 gap-0.5">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl wrap-anywhere">
          {title}
          {state === 'done' && <Badge tone="positive">{t.done()}</Badge>}
        </h3>
        <p className="text-ink-muted wrap-anywhere">{text}</p>
      </div>
      <LinkButton
        href={href}
        tone={next ? 'accent' : state === 'todo' ? 'quiet' : 'plain'}
        aria-label={t.action({ action: actionLabel, title })}
        className={`min-h-12 ${state === 'todo' ? 'max-md:w-full' : 'max-md:px-4'}`}
      >
        {actionLabel}
      </LinkButton>
    </li>
  );
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase('fr') + words.slice(1);
}
