import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useAddComposedItemMutation,
  useCustomisePageQuery,
  type AddToCartInput,
} from '../../../graphql/generated/customer/customise';
import { notify } from '../../../ui/base/toast/toast';
import { useDocumentTitle } from '../../shared/document-title';
import { faultCode, sayFault } from '../../shared/faults';
import { shopHref, shopKind } from '../../shared/shop-facts';
import { CustomiseScreen } from './customise-screen';
import { pizzaInput, sandwichInput, sayWhyNot, SERVER_FAILURE, toComposable } from './customise-view';

/** Compose a sandwich or a pizza, then back to the menu (spec customer §2). */
export function CustomisePage() {
  const { ownerId: shopId = '', itemId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useCustomisePageQuery({ variables: { shopId, itemId } });
  const [addToCart, { loading: busy }] = useAddComposedItemMutation();
  const [whyNot, setWhyNot] = useState<string>();
  useDocumentTitle(data?.item.name);
  // An address that names another shop's item leads nowhere, and certainly not into that other shop's cart.
  const strange = data !== undefined && data.item.shopId !== shopId;
  const backHref = data && shopHref(shopKind(data.shop.kind), shopId);

  const add = async (input: AddToCartInput) => {
    setWhyNot(undefined);
    try {
      const answer = (await addToCart({ variables: { input } })).data?.addToCart;
      if (!answer) return setWhyNot(SERVER_FAILURE);
      if (answer.__typename !== 'Cart') {
        void refetch();
        return setWhyNot(sayWhyNot(answer));
      }
    } catch {
      return setWhyNot(SERVER_FAILURE);
    }
    notify(`${data?.item.name ?? 'L’article'} : ajouté au panier.`, 'positive');
    if (backHref) void navigate(backHref);
  };

  return (
    <CustomiseScreen
      item={data && !strange ? toComposable(data.item) : undefined}
      shopName={data?.shop.name}
      backHref={backHref ?? '/userSearch'}
      failure={strange ? 'Article introuvable.' : error && !data ? sayFault(error) : undefined}
      onRetry={strange || faultCode(error) === 'NOT_FOUND' ? undefined : () => void refetch()}
      busy={busy}
      error={whyNot ?? (data?.item.soldOut ? 'Épuisé pour aujourd’hui.' : undefined)}
      onAddSandwich={(chosen) => void add(sandwichInput(itemId, chosen))}
      onAddPizza={(chosen) => void add(pizzaInput(itemId, chosen))}
    />
  );
}
