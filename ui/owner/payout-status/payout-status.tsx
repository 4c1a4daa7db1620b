import { quotedIn } from '../../../graphql/texts/quoted.texts';
import { CreditCard, ExternalLink, Landmark } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import * as t from './payout-status.texts';

export type Capability = 'ON' | 'WAITING' | 'OFF';

const capabilityWords: Record<Capability, { text: () => string; tone: 'positive' | 'neutral' | 'danger' }> = {
  ON: { text: t.capabilityOn, tone: 'positive' },
  WAITING: { text: t.capabilityWaiting, tone: 'neutral' },
  OFF: { text: t.capabilityOff, tone: 'danger' },
};

export interface PayoutStatusProps {
  state: PayoutState;
  charges: Capability | null;
  payouts: Capability | null;
  missing?: readonly string[];
  deadlineText?: string;
  /** Sentences about open disputes and refunds and their effect. */
  unsettled?: readonly string[];
  /** 'Stripe account creation failed' or 'Failed to generate onboarding link' (specification 7.11). */
  error?: string;
  busy?: boolean;
  onboardingHref?: string;
  onConnect: () => void;
  onRetry?: () => void;
}

export function PayoutStatus(props: PayoutStatusProps) {
  const { state, charges, payouts, missing = [], unsettled = [], error, onRetry } = props;
  const words = state === 'ACTIVE' && unsettled.length > 0 ? pendingWords : payoutWords[state];
  const titleId = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid justify-items-start gap-3">
        <Badge tone={words.tone}>{words.badge()}</Badge>
        <h2 id={titleId} className="text-3xl">
          {words.title()}
        </h2>
        <p className="max-w-prose text-lg text-ink-muted">{words.text()}</p>
      </header>
      {unsettled.map((sentence) => (
        <Notice key={sentence} tone="caution">
          {sentence}
        </Notice>
      ))}
      {(charges ?? payouts) && (
        <dl className="grid gap-px overflow-hidden rounded-control border border-line bg-line md:grid-cols-2">
          {charges && <CapabilityRow icon={<CreditCard />} label={t.cardPayments()} capability={charges} />}
          {payouts && <CapabilityRow icon={<Landmark />} label={t.payouts()} capability={payouts} />}
        </dl>
      )}
      {missing.length > 0 && <Missing {...props} missing={missing} />}
      {error && (
        <Notice
          tone="danger"
          urgent
          action={
            onRetry && (
              <Button tone="quiet" size="counter" onClick={onRetry}>
                {t.retry()}
              </Button>
            )
          }
        >
          <span lang={quotedIn()}>{error}</span>
        </Notice>
      )}
      {offersConnect(state) && <Connect {...props} />}
    </Card>
  );
}

function CapabilityRow({ icon, label, capability }: { icon: ReactNode; label: string; capability: Capability }) {
  const { text, tone } = capabilityWords[capability];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface p-4 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-ink-muted">
      {icon}
      <dt className="min-w-0 flex-1 basis-24 font-semibold wrap-anywhere">{label}</dt>
      <dd>
        <Badge tone={tone}>{text()}</Badge>
      </dd>
    </div>
  );
}

function Missing({ missing = [], deadlineText }: PayoutStatusProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t.missing()}</h3>
      {deadlineText && <p className="font-semibold text-caution">{deadlineText}</p>}
      <ul className="grid gap-1">
        {missing.map((thing) => (
          <li
            key={thing}
            className="flex gap-3 wrap-anywhere before:mt-2.5 before:size-2 before:shrink-0 before:rounded-full before:bg-caution"
          >
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Connect({ state, busy = false, onboardingHref, onConnect }: PayoutStatusProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        size="large"
        busy={busy || state === 'CREATING'}
        disabled={!canConnect(state)}
        className="max-md:w-full"
        onClick={onConnect}
      >
        {t.connect()}
        <ExternalLink aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        <span className="sr-only">{t.newTab()}</span>
      </Button>
      {onboardingHref && (
        <p role="status">
          {t.nothingOpened()}{' '}
          <TextLink href={onboardingHref} target="_blank" rel="noreferrer">
            {t.openStripe()}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/**
 * State of the Stripe account. `INCOMPLETE`: the owner has not finished the onboarding form; `RESTRICTED`: Stripe
 * requires further information.
 */
export type PayoutState = 'NONE' | 'CREATING' | 'INCOMPLETE' | 'REVIEW' | 'ACTIVE' | 'RESTRICTED';

interface PayoutWords {
  badge: () => string;
  tone: 'neutral' | 'positive' | 'caution' | 'danger';
  title: () => string;
  text: () => string;
}

export const payoutWords: Record<PayoutState, PayoutWords> = {
  NONE: { badge: t.none, tone: 'neutral', title: t.noneTitle, text: t.noneText },
  CREATING: { badge: t.creating, tone: 'neutral', title: t.creatingTitle, text: t.creatingText },
  INCOMPLETE: { badge: t.incomplete, tone: 'caution', title: t.incompleteTitle, text: t.incompleteText },
  REVIEW: { badge: t.review, tone: 'neutral', title: t.reviewTitle, text: t.reviewText },
  ACTIVE: { badge: t.active, tone: 'positive', title: t.activeTitle, text: t.activeText },
  RESTRICTED: { badge: t.restricted, tone: 'danger', title: t.restrictedTitle, text: t.restrictedText },
};

/** Replaces the texts of `ACTIVE` while a dispute or a failed refund is open. */
const pendingWords: PayoutWords = {
  badge: t.pending,
  tone: 'caution',
  title: t.pendingTitle,
  text: t.pendingText,
};

/** Returns whether the button is enabled: the account exists and needs action by the owner (specification 7.11). */
export function canConnect(state: PayoutState): boolean {
  return state === 'INCOMPLETE' || state === 'RESTRICTED';
}

/** Returns whether the button is shown; hidden when the owner has nothing left to do. */
export function offersConnect(state: PayoutState): boolean {
  return state !== 'ACTIVE' && state !== 'REVIEW';
}
