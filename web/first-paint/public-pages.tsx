import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShopsAroundQuery } from '../../graphql/generated/customer/public';
import { SERVICE_CHARGE_CENTS } from '../../graphql/rules/service-charge';
import { Button, buttonStyles } from '../../ui/base/button/button';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { formatEuros } from '../../ui/base/price/format-euros';
import { TextField } from '../../ui/base/field/text-field';
import { ShopGrid } from '../../ui/food/shop-grid/shop-grid';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { house } from '../page/site-config';
import { howFar } from '../shops/how-far';
import { shopCard } from '../shops/shop-facts';
import { notAnAddress } from '../customer/search/search.texts';
import { withFigures } from '../../ui/base/price/with-figures';
import * as t from './public.texts';

export interface PublicHouse {
  phone: string;
  email: string;
}

/** Header and footer of public pages, which work without scripts. */
export function PublicFrame({ phone, email, children }: PublicHouse & { children: ReactNode }) {
  return (
    <PageFrame
      header={
        <Header homeHref="/pres-de">
          <a href="/userlogin" className={buttonStyles({ tone: 'quiet' })}>
            {t.signIn()}
          </a>
        </Header>
      }
      footer={
        <Footer {...house} links={[{ label: t.all(), href: '/pres-de' }, ...house.links]} {...{ phone, email }} />
      }
    >
      {children}
    </PageFrame>
  );
}

export interface PublicPlacesProps {
  /** Searched text; null before a search. */
  asked: string | null;
  /** Name of the place found; null when it is unknown. */
  place: string | null;
  tooOften?: boolean;
  shops: ShopsAroundQuery['shopsAround'];
  towns: readonly { city: string; shops: number }[];
}

/** Shops near a place, or the towns that have shops. */
export function PublicPlaces({ asked, place, tooOften = false, shops, towns }: PublicPlacesProps) {
  const cards = shops
    .filter(({ shop }) => !shop.menuIsEmpty)
    .map(({ shop, distanceMetres }) => ({ ...shopCard(shop, `/chez/${shop.slug}`), ...howFar(distanceMetres) }));
  const lists = [
    { title: t.open(), shops: cards.filter(({ openState }) => openState !== 'closed') },
    { title: t.closed(), shops: cards.filter(({ openState }) => openState === 'closed') },
  ].filter((list) => list.shops.length > 0);
  const unknown = asked !== null && place === null;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h1 className="text-3xl font-extrabold wrap-anywhere md:text-5xl">
          {place === null ? t.title() : t.near(place)}
        </h1>
        <p className="text-lg text-ink-muted">{withFigures(t.promise(formatEuros(SERVICE_CHARGE_CENTS)))}</p>
      </div>
      <form role="search" action="/pres-de" className="grid max-w-xl gap-3">
        <TextField
          id="lieu"
          name="lieu"
          label={t.place()}
          defaultValue={asked ?? ''}
          autoComplete="street-address"
          error={unknown ? (tooOften ? t.tooOften() : notAnAddress()) : undefined}
        />
        <Button type="submit" className="justify-self-start">
          {t.search()}
        </Button>
      </form>
      {place !== null && lists.length === 0 && <EmptyState icon={<Store />} title={t.none()} text={t.elsewhere()} />}
      {lists.map((list) => (
        <ShopGrid key={list.title} {...list} emptyTitle="" />
      ))}
      {towns.length > 0 && (
        <section aria-labelledby="villes" className="grid gap-3">
          <h2 id="villes" className="text-xl md:text-3xl">
            {t.towns()}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {towns.map(({ city, shops: count }) => (
              <li key={city}>
                <a href={`/pres-de/${encodeURIComponent(city)}`} className={buttonStyles({ tone: 'quiet' })}>
                  <span lang="fr">{city}</span> · {t.shops(count)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export function PublicMissing() {
  return (
    <EmptyState
      icon={<Store />}
      title={t.missing()}
      text={t.missingHint()}
      action={
        <a href="/pres-de" className={buttonStyles({})}>
          {t.all()}
        </a>
      }
    />
  );
}
