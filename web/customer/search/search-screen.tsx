import { MapPin, Store } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import {
  noFilters,
  ShopFilters,
  type ShopFiltersProps,
  type ShopFilterValues,
} from '../../../ui/food/shop-filters/shop-filters';
import { ShopGrid, type ShopGridProps } from '../../../ui/food/shop-grid/shop-grid';
import { AddressSearch } from '../../../ui/site/address-search/address-search';
import type { AddressSuggestion } from '../../../ui/site/address-search/suggestion-list';
import { Hero } from '../../../ui/site/hero/hero';
import { tablePictures } from '../../../ui/site/plate/table-pictures';

const FAILURE = 'La récupération des commerces a échoué. Veuillez réessayer.';

export interface SearchScreenProps {
  address: string;
  addressError?: string;
  suggestions: readonly AddressSuggestion[];
  suggesting: boolean;
  /** `locating`: the device is asked where it is; `refreshing`: what is shown is being asked for again. */
  status: 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
  /** Those the filters leave; null before the first search. */
  bakeries: ShopGridProps['shops'] | null;
  restaurants: ShopGridProps['shops'] | null;
  /** How many there are before any filter. */
  shopCount: number;
  filters: ShopFilterValues;
  /** Diets one can filter by. */
  diets: ShopFiltersProps['diets'];
  onFilter: (filters: ShopFilterValues) => void;
  /** Why the shops stand in this order. */
  orderReason: string;
  onAddressChange: (address: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
  onSearch: () => void;
  onLocate: () => void;
  onRetry: () => void;
}

/** Where are you, and who bakes and cooks around there? */
export function SearchScreen(props: SearchScreenProps) {
  return (
    <>
      <Hero
        title="Trouvez votre repas parfait"
        text="Commandez au prix du comptoir, retirez sans attendre."
        pictures={tablePictures}
      >
        <AddressSearch
          value={props.address}
          onChange={props.onAddressChange}
          suggestions={props.suggestions}
          loading={props.suggesting}
          busy={props.status === 'searching'}
          error={props.addressError}
          onSelect={props.onSelect}
          onSearch={props.onSearch}
          onLocate={props.onLocate}
          locating={props.status === 'locating'}
        />
      </Hero>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-10 md:px-8 md:py-14">
        <Results {...props} />
      </div>
    </>
  );
}

function Results(props: SearchScreenProps) {
  const { status, bakeries, restaurants, onRetry } = props;
  const failed = status === 'failed';
  if (status === 'searching') return <Lists {...props} loading />;
  if (failed && !bakeries) return <ErrorState text={FAILURE} onRetry={onRetry} />;
  if (!bakeries || !restaurants) {
    return (
      <EmptyState
        icon={<MapPin />}
        title="Où êtes-vous ?"
        text="Entrez votre adresse : nous vous montrons les commerces autour de vous, du plus proche au plus loin."
      />
    );
  }
  const resultCount = bakeries.length + restaurants.length;
  return (
    <>
      {failed && (
        <Notice
          tone="danger"
          action={
            <Button tone="quiet" size="small" onClick={onRetry}>
              Réessayer
            </Button>
          }
        >
          {FAILURE}
        </Notice>
      )}
      {props.shopCount > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <ShopFilters value={props.filters} onChange={props.onFilter} diets={props.diets} resultCount={resultCount} />
          <p className="text-ink-muted">{props.orderReason}</p>
        </div>
      )}
      {props.shopCount > 0 && resultCount === 0 ? (
        <EmptyState
          icon={<Store />}
          title="Aucun commerce ne correspond"
          text="Enlevez un filtre, ou cherchez autour d’une autre adresse."
          action={
            <Button tone="quiet" onClick={() => props.onFilter({ ...noFilters, sort: props.filters.sort })}>
              Voir tous les commerces
            </Button>
          }
        />
      ) : (
        <Lists {...props} />
      )}
    </>
  );
}

function Lists({ bakeries, restaurants, filters, loading = false }: SearchScreenProps & { loading?: boolean }) {
  const filtered = filters.openNow || filters.kind !== null || filters.diets.length > 0;
  const nearby = [
    { title: 'Boulangeries près de chez vous', shops: bakeries ?? [], none: 'Aucune boulangerie' },
    { title: 'Restaurants près de chez vous', shops: restaurants ?? [], none: 'Aucun restaurant' },
  ];
  return nearby
    .filter(({ shops }) => loading || !filtered || shops.length > 0)
    .map(({ title, shops, none }) => (
      <ShopGrid
        key={title}
        title={title}
        shops={shops}
        loading={loading}
        emptyTitle={`${none} à moins de 10 km`}
        emptyText="Essayez une autre adresse."
      />
    ));
}
