import { MapPin, Search, Store } from 'lucide-react';
import type { ShopsAroundQuery } from '../../graphql/generated/customer/public';
import { SERVICE_CHARGE_CENTS } from '../../graphql/rules/service-charge';
import { Button, buttonStyles } from '../../ui/base/button/button';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { formatEuros } from '../../ui/base/price/format-euros';
import { TextField } from '../../ui/base/field/text-field';
import { ShopGrid } from '../../ui/food/shop-grid/shop-grid';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { Hero } from '../../ui/site/hero/hero';
import { PageFrame, type PageFrameProps } from '../../ui/site/page-frame/page-frame';
import { house } from '../page/site-config';
import { howFar } from '../shops/how-far';
import { shopCard } from '../shops/shop-facts';
import * as found from '../customer/search/search-results.texts';
import * as search from '../customer/search/search.texts';
import { firstShown } from '../customer/search/search-view';
import { withFigures } from '../../ui/base/price/with-figures';
import * as t from './public.texts';

export interface PublicHouse {
  phone: string;
  email: string;
}

/** Header and footer of public pages, which work without scripts. */
export function PublicFrame({
  phone,
  email,
  width,
  children,
}: PublicHouse & Pick<PageFrameProps, 'width' | 'children'>) {
  return (
    <PageFrame
      width={width}
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

/** Whole rows on a phone as on a desktop. */
const COLUMNS = 3;

/** Shops near a place, laid out as the app's search, or the towns that have shops. */
export function PublicPlaces({ asked, place, tooOften = false, shops, towns }: PublicPlacesProps) {
  const cards = shops
    .filter(({ shop }) => !shop.menuIsEmpty)
    .map(({ shop, distanceMetres }, rank) => ({
      rank,
      card: { ...shopCard(shop, `/chez/${shop.slug}`), ...howFar(distanceMetres) },
    }));
  const open = cards.filter(({ card }) => card.openState !== 'closed');
  const of = (bakery: boolean) => open.filter(({ card }) => (card.kind === 'boulangerie') === bakery);
  const two = [of(true), of(false)] as const;
  const { order, counts } = firstShown(two, (a, b) => a.rank - b.rank, COLUMNS);
  const lists = [
    ...order.map((at) => ({
      id: ['boulangeries', 'restaurants'][at] ?? '',
      title: at === 0 ? found.bakeries() : found.restaurants(),
      shops: two[at] ?? [],
      most: counts[at] ?? Infinity,
    })),
    {
      id: 'fermees',
      title: t.closed(),
      shops: cards.filter(({ card }) => card.openState === 'closed'),
      most: Infinity,
    },
  ].filter((list) => list.shops.length > 0);
  return (
    <>
      <Hero
        title={place === null ? search.title() : t.near(place)}
        text={withFigures(t.promise(formatEuros(SERVICE_CHARGE_CENTS)))}
        folded={place !== null}
      >
        <PlaceForm
          asked={place ?? asked ?? ''}
          folded={place !== null}
          error={asked !== null && place === null ? (tooOften ? t.tooOften() : search.notAnAddress()) : undefined}
        />
        {place === null && <Towns towns={towns} />}
      </Hero>
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-4 px-4 pt-1 pb-10 md:gap-8 md:px-8 md:pt-3 md:pb-14">
        {place !== null && lists.length === 0 && <EmptyState icon={<Store />} title={t.none()} text={t.elsewhere()} />}
        {lists.length > 1 && (
          <nav aria-label={t.lists()} className="-mb-3 flex gap-1.5 overflow-x-auto py-0.5 md:-mb-4">
            {lists.map(({ id, title, shops: all }) => (
              <a key={id} href={`#${id}`} className={`${chip} bg-surface hover:bg-accent-soft`}>
                {t.listNames[id]?.() ?? title} <span className="text-ink-muted">{all.length}</span>
              </a>
            ))}
          </nav>
        )}
        {lists.map(({ id, title, shops: all, most }) => (
          <div key={id} id={id} className="grid scroll-mt-header gap-2">
            <ShopGrid title={title} shops={all.slice(0, most).map(({ card }) => card)} emptyTitle="" />
            {all.length > most && (
              <details className="group">
                <summary className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline group-open:hidden">
                  {t.others(all.length - most)}
                </summary>
                <ShopGrid title={title} titleHidden shops={all.slice(most).map(({ card }) => card)} emptyTitle="" />
              </details>
            )}
          </div>
        ))}
        {place !== null && <Towns towns={towns} />}
      </div>
    </>
  );
}

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong px-3.5 font-semibold whitespace-nowrap';

function PlaceForm({ asked, folded, error }: { asked: string; folded: boolean; error?: string }) {
  if (!folded)
    return (
      <form role="search" action="/pres-de" className="grid gap-3">
        <TextField
          id="lieu"
          name="lieu"
          label={t.place()}
          defaultValue={asked}
          autoComplete="street-address"
          error={error}
        />
        <Button type="submit" size="large">
          {t.search()}
        </Button>
      </form>
    );
  return (
    <form
      role="search"
      action="/pres-de"
      className="flex max-w-3xl flex-wrap items-center rounded-control border border-line-strong bg-surface hover:border-ink"
    >
      <div className="relative min-w-0 grow basis-40">
        <MapPin
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-accent-ink"
        />
        <input
          name="lieu"
          aria-label={t.place()}
          defaultValue={asked}
          autoComplete="street-address"
          enterKeyHint="search"
          className="-my-px min-h-11 w-full min-w-0 truncate rounded-control bg-transparent ps-10 font-semibold -outline-offset-2"
        />
      </div>
      <p className="border-s border-line px-3 font-semibold">{search.today()}</p>
      <button
        type="submit"
        aria-label={t.search()}
        className="-my-px grid size-11 place-items-center rounded-control hover:bg-accent-soft"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

function Towns({ towns }: Pick<PublicPlacesProps, 'towns'>) {
  return (
    towns.length > 0 && (
      <section aria-labelledby="villes" className="grid gap-2">
        <h2 id="villes" className="text-lg/6 md:text-2xl">
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
    )
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
