import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCartPageQuery } from '../../../graphql/generated/customer/cart';
import { useAddComposedItemMutation, useCustomisePageQuery } from '../../../graphql/generated/customer/customise';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { notify } from '../../../ui/base/toast/toast';
import { useDocumentTitle } from '../../page/document-title';
import { failureMessage } from '../../page/failure-message';
import { faultCode, isOffline, sayFault } from '../../page/faults';
import { cameFrom } from '../../page/came-from';
import { notThere } from '../../page/not-there';
import { keepComposed } from '../../ordering/device-cart';
import { customerId } from '../../session/session';
import { shopHref, shopKind } from '../../shops/shop-facts';
import { noServer, offlineNow } from '../../ordering/add-to-cart.texts';
import { CustomiseScreen } from './customise-screen';
import { draftOf, named, pizzaInput, sandwichInput, sayWhyNot, toComposable } from './customise-view';
import * as t from './customise.texts';
import { draftKey, keepDraft, readDraft } from './draft';

export function CustomisePage() {
  const { ownerId: shopId = '', itemId = '' } = useParams();
  const navigate = useNavigate();
  const before = cameFrom(useLocation().state);
  // A line of the cart that is composed anew.
  const lineId = useSearchParams()[0].get('ligne');
  const { data: inCart } = useCartPageQuery({ variables: { shopId }, skip: lineId === null });
  const line = inCart?.cart.lines.find(({ id }) => id === lineId);
  const key = draftKey(customerId() ?? '', shopId, lineId ?? itemId);
  const draft = useMemo(() => readDraft(key), [key]);
  const { data, error, refetch } = useCustomisePageQuery({ variables: { shopId, itemId } });
  const [addToCart, { loading: busy }] = useAddComposedItemMutation();
  const [whyNot, setWhyNot] = useState<string>();
  useDocumentTitle(data?.item.name);
  // An address that names another shop's item leads nowhere, and certainly not into that other shop's cart.
  if (data && data.item.shopId !== shopId) throw notThere(t.unknown());
  if (!data && faultCode(error) === 'NOT_FOUND') throw notThere(sayFault(error));
  const visitor = customerId() === null;
  const menuHref = data && (visitor ? `/chez/${data.shop.slug}` : shopHref(shopKind(data.shop.kind), shopId));
  // A line is changed out of the cart, or out of the one beside the menu.
  const toMenu = lineId === null || (data && before === menuHref);
  const backHref = toMenu ? menuHref : `/cart/${shopId}`;

  const add = async (input: AddToCartInput, unitCents: number) => {
    setWhyNot(undefined);
    if (visitor) {
      const selections = data && named(data.item, input.selections);
      if (!keepComposed(shopId, { itemId, quantity: 1, selections, unitCents, note: input.note ?? '' }))
        return setWhyNot(t.full());
      keepDraft(key, null);
      // A page the server writes.
      return location.assign(menuHref ?? '/pres-de');
    }
    try {
      const replacing = line && { quantity: line.quantity, replaces: line.id };
      const answer = (await addToCart({ variables: { input: { ...input, ...replacing } } })).data?.addToCart;
      if (!answer) return setWhyNot(noServer());
      if (answer.__typename !== 'Cart') {
        void refetch();
        return setWhyNot(sayWhyNot(answer));
      }
    } catch (error) {
      return setWhyNot(isOffline(error) ? offlineNow() : failureMessage(error, noServer()));
    }
    // The menu’s cart shows it, and a toast would cover what is there.
    if (!line) notify(t.added(data?.item.name), 'positive', { unseen: true });
    keepDraft(key, null);
    // Back rather than on: the menu is then where one had left it, its category and words too.
    if (backHref && before === backHref) void navigate(-1);
    else if (backHref) void navigate(backHref);
  };

  return (
    <CustomiseScreen
      key={key}
      item={data && (lineId === null || inCart) && toComposable(data.item)}
      editing={line !== undefined}
      shopName={toMenu ? data?.shop.name : undefined}
      backHref={backHref ?? '/userSearch'}
      failure={error && !data ? sayFault(error) : undefined}
      onRetry={() => void refetch()}
      draft={draft ?? (data && line && draftOf(data.item, line))}
      onDraftChange={(next) => keepDraft(key, next)}
      busy={busy}
      error={whyNot ?? (data?.item.soldOut ? t.soldOut(data.shop.daysAhead > 0) : undefined)}
      onAddSandwich={(chosen) => void add(sandwichInput(itemId, chosen), chosen.totalCents)}
      onAddPizza={(chosen) => void add(pizzaInput(itemId, chosen), chosen.totalCents)}
    />
  );
}
