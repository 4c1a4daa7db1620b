import { MapPin } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
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
  /** `refreshing`: what is shown is being asked for again. */
  status: 'idle' | 'searching' | 'refreshing' | 'failed';
  /** Null before the first search. */
  bakeries: ShopGridProps['shops'] | null;
  restaurants: ShopGridProps['shops'] | null;
  onAddressChange: (address: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
  onSearch: () => void;
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
        />
      </Hero>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-10 md:px-8 md:py-14">
        <Results {...props} />
      </div>
    </>
  );
}

function Results({ status, bakeries, restaurants, onRetry }: SearchScreenProps) {
  const searching = status === 'searching';
  const failed = status === 'failed';
  if (failed && !bakeries) return <ErrorState text={FAILURE} onRetry={onRetry} />;
  if (!searching && !bakeries) {
    return (
      <EmptyState
        icon={<MapPin />}
        title="Où êtes-vous ?"
        text="Entrez votre adresse : nous vous montrons les commerces autour de vous, du plus proche au plus loin."
      />
    );
  }
  const nearby = [
    { title: 'Boulangeries près de chez vous', shops: bakeries, none: 'Aucune boulangerie à moins de 10 km' },
    { title: 'Restaurants près de chez vous', shops: restaurants, none: 'Aucun restaurant à moins de 10 km' },
  ];
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
      {nearby.map(({ title, shops, none }) => (
        <ShopGrid
          key={title}
          title={title}
          shops={shops ?? []}
          loading={searching}
          emptyTitle={none}
          emptyText="Essayez une autre adresse."
        />
      ))}
    </>
  );
}
