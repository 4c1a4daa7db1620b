import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FindDishesQuery, useFindDishesQuery } from '../../../graphql/generated/customer/dishes';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import { howFar } from '../../shops/how-far';
import type { Place } from '../../shops/places';
import { shopCard, shopHref, shopKind } from '../../shops/shop-facts';
import { useDebounced } from '../../shops/use-suggestions';
import { ListAndMap, type ListedShop } from './list-and-map';
import * as t from './search-results.texts';
import { DISH } from './use-shop-search';

/** Debounce of the address: browsers reject too frequent history changes. */
const REST_MS = 400;

interface FoundDishesProps {
  text: string;
  place?: Place;
  /** Ids of the shops to search in; all near the place when absent. */
  among?: readonly string[];
}

/** Shops that sell the typed dish, near `place` when it is known; empty while nothing is typed. */
export function FoundDishes({ text, place, among }: FoundDishesProps) {
  const rested = useDebounced(text, REST_MS);
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    if (rested === (parameters.get(DISH) ?? '')) return;
    const next = new URLSearchParams(parameters);
    if (rested === '') next.delete(DISH);
    else next.set(DISH, rested);
    setParameters(next, { replace: true });
  }, [rested, parameters, setParameters]);
  const { data, error, loading, refetch } = useFindDishesQuery({
    variables: { text: rested, ...(place && { place: { latitude: place.latitude, longitude: place.longitude } }) },
    skip: rested === '',
    fetchPolicy: 'cache-and-network',
  });
  if (text === '') return null;
  if (error && !loading) return <ErrorState text={t.failure()} onRetry={() => void refetch()} />;
  const found = (data?.findDishes ?? []).filter(({ shop }) => among?.includes(shop.id) ?? true);
  const shops = toFoundCards(found, rested);
  return (
    <ListAndMap shops={shops} place={place}>
      <ShopGrid
        title={t.found(text)}
        loading={!data || text !== rested}
        shops={shops}
        emptyTitle={t.noDish(text)}
        emptyText={t.otherWords()}
      />
    </ListAndMap>
  );
}

/** Cards of the shops as found, with their matching dishes; each links to the menu searched for the same text. */
function toFoundCards(found: FindDishesQuery['findDishes'], text: string): ListedShop[] {
  return found.map(({ shop, dishes, distanceMetres }) => ({
    ...shopCard(
      shop,
      shopHref(shopKind(shop.kind), shop.id) +
        (dishes.length > 0 ? `?${new URLSearchParams({ recherche: text })}` : ''),
    ),
    at: { latitude: shop.latitude, longitude: shop.longitude },
    ...(distanceMetres !== null && howFar(distanceMetres)),
    dishes: dishes.map(({ id, name, nameLang, priceCents }) => ({
      id,
      text: t.price({ name, cents: priceCents }),
      lang: nameLang ?? 'fr',
    })),
  }));
}
