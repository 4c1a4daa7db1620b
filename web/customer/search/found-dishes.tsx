import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFindDishesQuery } from '../../../graphql/generated/customer/dishes';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import type { Place } from '../../shops/places';
import { useDebounced } from '../../shops/use-suggestions';
import { ListAndMap } from './list-and-map';
import { DISH, toFoundCards } from './found-dishes-view';
import * as t from './search-results.texts';

/** Debounce of the address: browsers reject too frequent history changes. */
const REST_MS = 400;

/** Shops that sell the typed dish, near `place` when it is known; empty while nothing is typed. */
export function FoundDishes({ text, place }: { text: string; place?: Place }) {
  const rested = useDebounced(text, REST_MS);
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    if (rested === (parameters.get(DISH) ?? '')) return;
    const next = new URLSearchParams(parameters);
    if (rested === '') next.delete(DISH);
    else next.set(DISH, rested);
    setParameters(next, { replace: true, preventScrollReset: true });
  }, [rested, parameters, setParameters]);
  const { data, error, loading, refetch } = useFindDishesQuery({
    variables: { text: rested, ...(place && { place: { latitude: place.latitude, longitude: place.longitude } }) },
    skip: rested === '',
    fetchPolicy: 'cache-and-network',
  });
  if (text === '') return null;
  if (error && !loading) return <ErrorState text={t.failure()} onRetry={() => void refetch()} />;
  const shops = toFoundCards(data?.findDishes ?? [], rested);
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
