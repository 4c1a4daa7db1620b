import { ClipboardList, Plus } from 'lucide-react';
import { Card } from '../../base/card/card';
import { LinkButton } from '../../base/link-button/link-button';
import type { MenuFigures } from '../item-table/owner-item';
import * as t from './menu-overview.texts';

export interface MenuOverviewProps {
  figures?: MenuFigures;
}

const narrow = '@max-3xs:px-3! @max-3xs:[&>svg]:hidden';

export function MenuOverview({ figures }: MenuOverviewProps) {
  return (
    <Card as="section" padding="large" className="@container grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid gap-6">
        <h1 className="text-4xl md:text-5xl">{t.manageMenu()}</h1>
        <dl className="flex flex-wrap gap-x-6 gap-y-4 md:gap-x-10">
          <Figure label={t.items()} value={figures?.itemCount} />
          <Figure label={t.drafts()} value={figures?.draftCount} />
          <Figure label={t.soldOutToday()} value={figures?.soldOutCount} />
        </dl>
      </div>
      <div className="grid gap-3 md:w-fit">
        <LinkButton href="/addCategoryAndItems" size="large" className={narrow}>
          <Plus aria-hidden="true" />
          {t.addToMenu()}
        </LinkButton>
        <LinkButton href="/ownerorders" size="large" tone="quiet" className={narrow}>
          <ClipboardList aria-hidden="true" />
          {t.orders()}
        </LinkButton>
      </div>
    </Card>
  );
}

/** One of several numbers in a `dl`; a dash while it is not known. */
export function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-display text-4xl leading-none font-bold tabular-nums">{value ?? '–'}</dd>
    </div>
  );
}
