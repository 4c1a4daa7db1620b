import { useId, useState } from 'react';
import { PriceField } from '../../base/field/price-field';
import { Price } from '../../base/price/price';
import { Picture } from '../../food/picture/picture';
import { priceError } from '../item-table/owner-item';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './publish-summary.texts';

export interface DraftItem {
  id: string;
  name: string;
  categoryName: string;
  pictureUrl: string | null;
  priceCents: number | null;
}

export interface NewPrice {
  id: string;
  priceCents: number;
}

export interface PublishSummaryProps {
  categoryCount: number;
  publishedCount: number;
  drafts: readonly DraftItem[];
  onPublish: (items: NewPrice[]) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function PublishSummary(props: PublishSummaryProps) {
  const { categoryCount, publishedCount, drafts, onPublish, outcome, busy = false } = props;
  const id = useId();
  const [prices, setPrices] = useState<Readonly<Record<string, number | null>>>({});
  const ready = drafts.flatMap(({ id: itemId, priceCents }) => {
    const price = priceCents ?? prices[itemId] ?? null;
    return price === null || priceError(price) ? [] : [{ id: itemId, priceCents: price }];
  });
  const unpriced = drafts.length - ready.length;
  return (
    <section aria-labelledby={id}>
      <form
        noValidate
        aria-label={t.publish()}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready.length > 0 && !busy) onPublish(ready);
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
          <h2 id={id} className="text-2xl">
            {t.summary()}
          </h2>
          <dl className="flex flex-wrap gap-x-6 gap-y-4 md:gap-x-10">
            <Figure label={t.categories()} value={categoryCount} />
            <Figure label={t.online()} value={publishedCount} />
            <Figure label={t.toPublish()} value={drafts.length} />
          </dl>
          {drafts.length === 0 ? (
            <p className="text-ink-muted">{t.allOnline()}</p>
          ) : (
            <ul aria-label={t.toPublish()} className="divide-y divide-line border-t border-line">
              {drafts.map((draft) => (
                <DraftLine
                  key={draft.id}
                  draft={draft}
                  priceCents={prices[draft.id] ?? null}
                  disabled={busy}
                  onPriceChange={(price) => setPrices((now) => ({ ...now, [draft.id]: price }))}
                />
              ))}
            </ul>
          )}
        </div>
        {(drafts.length > 0 || outcome) && (
          <SubmitBar
            submitLabel={t.publishItems(ready.length)}
            busyLabel={t.publishing()}
            text={unpriced > 0 ? t.waitingForPrice(unpriced) : undefined}
            outcome={outcome}
            busy={busy}
            disabled={ready.length === 0}
          />
        )}
      </form>
    </section>
  );
}

interface DraftLineProps {
  draft: DraftItem;
  priceCents: number | null;
  disabled: boolean;
  onPriceChange: (priceCents: number | null) => void;
}

function DraftLine({ draft, priceCents, disabled, onPriceChange }: DraftLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-52 items-center gap-3">
        <span className="relative size-16 shrink-0 overflow-hidden rounded-control">
          <span className="absolute inset-0">
            <Picture imageUrl={draft.pictureUrl} />
          </span>
        </span>
        <div lang="fr" className="min-w-0">
          <p className="leading-snug font-semibold wrap-anywhere">{draft.name}</p>
          <p className="text-sm text-ink-muted wrap-anywhere">{draft.categoryName}</p>
        </div>
      </div>
      {draft.priceCents === null ? (
        <PriceField
          label={t.priceOf(draft.name)}
          labelHidden
          placeholder={t.price()}
          className="ms-auto w-36"
          disabled={disabled}
          valueCents={priceCents}
          error={priceCents === null ? undefined : priceError(priceCents)}
          onChange={onPriceChange}
        />
      ) : (
        <Price cents={draft.priceCents} tone="tag" className="ms-auto" />
      )}
    </li>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-display text-4xl leading-none font-bold tabular-nums">{value}</dd>
    </div>
  );
}
