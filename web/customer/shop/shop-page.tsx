import { useParams, useSearchParams } from 'react-router-dom';
import { useShopPageQuery } from '../../../graphql/generated/customer/shop';
import { useDocumentTitle } from '../../shared/document-title';
import { ShopScreen } from './shop-screen';
import { ShopSkeleton } from './shop-skeleton';
import { toBanner, toCartBar, toSections } from './shop-view';
import { useAddToCart } from './use-add-to-cart';

/** A shop’s menu, and the way to its cart (spec customer §2). */
export function ShopPage() {
  const { ownerId: shopId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { data, error, refetch } = useShopPageQuery({ variables: { shopId } });
  const { pending, add } = useAddToCart(() => void refetch());
  useDocumentTitle(data?.shop.name);

  if (!data) {
    if (error) throw error;
    return <ShopSkeleton />;
  }
  const { shop, cart } = data;
  return (
    <ShopScreen
      banner={toBanner(shop)}
      sections={toSections(shop, cart, pending)}
      cart={toCartBar(shop, cart, pending)}
      // In the address, so that coming back from a sandwich finds the category again.
      category={parameters.get('categorie')}
      onCategory={(id) => setParameters(id ? { categorie: id } : {}, { replace: true })}
      onAdd={add}
    />
  );
}
