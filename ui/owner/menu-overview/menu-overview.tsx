import { ClipboardList, Layers } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';
import * as t from './menu-overview.texts';

/** Heading of the menu page with its two links (specification 7.3), kept low because the menu follows below. */
export function MenuOverview() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-3xl md:text-4xl">{t.manageMenu()}</h1>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:leading-snug">
        <LinkButton href="/ownerorders" tone="quiet" size="counter" className="grow basis-28 md:basis-auto">
          <ClipboardList aria-hidden="true" className="max-md:hidden" />
          {t.orders()}
        </LinkButton>
        <LinkButton href="/addCategoryAndItems" tone="quiet" size="counter" className="grow basis-44 md:basis-auto">
          <Layers aria-hidden="true" className="max-md:hidden" />
          {t.addToMenu()}
        </LinkButton>
      </div>
    </div>
  );
}
