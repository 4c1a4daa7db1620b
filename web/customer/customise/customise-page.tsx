import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAddComposedItemMutation, useCustomisePageQuery } from '../../../graphql/generated/customer/customise';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { notify } from '../../../ui/base/toast/toast';
import { useDocumentTitle } from '../../page/document-title';
import { faultCode, sayFault } from '../../page/faults';
import { cameFrom } from '../../page/came-from';
import { notThere } from '../../page/not-there';
import { customerId } from '../../session/session';
import { shopHref, shopKind } from '../../shops/shop-facts';
import { noServer } from '../../ordering/add-to-cart.texts';
import { CustomiseScreen } from './customise-screen';
import { pizzaInput, sandwichInput, sayWhyNot, toComposable } from './customise-view';
import * as t from './customise.texts';
import { draftKey, keepDraft, readDraft } from './draft';

export function CustomisePage() {
  const { ownerId: shopId = '', itemId = '' } = useParams();
  const navigate = useNavigate();
  const before = cameFrom(useLocation().state);
  const key = draftKey(customerId() ?? '', shopId, itemId);
  const draft = useMemo(() => readDraft(key), [key]);
  const { data, error, refetch } = useCustomisePageQuery({ variables: { shopId, itemId } });
  const [addToCart, { loading: busy }] = useAddComposedItemMutation();
  const [whyNot, setWhyNot] = useState<string>();
  useDocumentTitle(data?.item.name);
  // An address that names another shop's item leads nowhere, and certainly not into that other shop's cart.
  if (data && data.item.shopId !== shopId) throw notThere(t.unknown());
  if (!data && faultCode(error) === 'NOT_FOUND') throw notThere(sayFault(error));
  const backHref = data && shopHref(shopKind(data.shop.kind), shopId);

  const add = async (input: AddToCartInput) => {
    setWhyNot(undefined);
    try {
      const answer = (await addToCart({ variables: { input } })).data?.addToCart;
      if (!answer) return setWhyNot(noServer());
      if (answer.__typename !== 'Cart') {
        void refetch();
        return setWhyNot(sayWhyNot(answer));
      }
    } catch {
      return setWhyNot(noServer());
    }
    notify(t.added(data?.item.name), 'positive');
    keepDraft(key, null);
    // Back rather than on: the menu is then where one had left it, its category and words too.
    if (backHref && before === backHref) void navigate(-1);
    else if (backHref) void navigate(backHref);
  };

  return (
    <CustomiseScreen
      key={key}
      item={data && toComposable(data.item)}
      shopName={data?.shop.name}
      backHref={backHref ?? '/userSearch'}
      failure={error && !data ? sayFault(error) : undefined}
      onRetry={() => void refetch()}
      draft={draft}
      onDraftChange={(next) => keepDraft(key, next)}
      busy={busy}
      error={whyNot ?? (data?.item.soldOut ? t.soldOut() : undefined)}
      onAddSandwich={(chosen) => void add(sandwichInput(itemId, chosen))}
      onAddPizza={(chosen) => void add(pizzaInput(itemId, chosen))}
    />
  );
}
