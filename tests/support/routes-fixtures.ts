import { SaveOptionGroupDocument } from '../../graphql/generated/owner/option-groups';
import { Category } from '../../server/menus/category.entity';
import { IngredientType } from '../../server/menus/ingredient.entity';
import { ItemKind } from '../../server/menus/item.entity';
import { issueOrderLink } from '../../server/orders/customers/guest-order.service';
import { freshDatabase } from './database';
import { forgedTokens } from './forged-tokens';
import { part, saveDeal } from './meal-deals';
import { addToCart, cartOf, payByCard, placeOrder, startCheckout, windowsOf } from './ordering';
import {
  aCustomer,
  aGuest,
  anIngredient,
  anItem,
  aShop,
  createFixtures,
  graphql,
  PASSWORD,
  type Somebody,
  type Fixtures,
} from './fixtures';
import { anId } from './an-id';

/** Who calls every operation and route; two own a shop, the second of them the one that is meant. */
export const CALLERS = ['anonymous', 'customer', 'other customer', 'other owner', 'own owner', 'guest'] as const;

/** What the product under test signs with, so that forged tokens can come close. */
const SECRET = 'a secret the forgers do not know, long enough';

/** A shop with an order, and everybody who might want to get at it. */
interface RoutesFixtures {
  fixtures: Fixtures;
  shop: Somebody;
  rival: Somebody;
  customer: Somebody;
  stranger: Somebody;
  guest: Somebody;
  /** What the tables name with `$`. */
  facts: Record<string, unknown>;
  /** Of each of CALLERS. */
  tokens: (string | null)[];
  /** Fakes of the shop’s token and of the customer’s, by what is wrong with them. */
  fakes: Record<'owner' | 'customer', Record<string, string>>;
}

export async function createRoutesFixtures(): Promise<RoutesFixtures> {
  const fixtures = await createFixtures(await freshDatabase(), { JWT_SECRET: SECRET });
  const [shop, rival] = [await aShop(fixtures), await aShop(fixtures)];
  const [customer, stranger] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  const guest = await aGuest(fixtures);
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const hidden = await aShop(fixtures);
  await fixtures.product.pool.query('update shop set charges_enabled = false where id = $1', [hidden.id]);
  await addToCart(fixtures, customer, { itemId: item });
  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, customer.token);
  const { clientSecret, intentId } = await startCheckout(fixtures, customer, {
    shopId: shop.id,
    windowStartsAt,
    totalCents: 679,
  });
  await payByCard(fixtures, clientSecret);
  const { id: order = '', token } = await placeOrder(fixtures, customer, shop.id);
  await addToCart(fixtures, customer, { itemId: item, note: 'Encore un' });
  const line = (await cartOf(fixtures, customer, shop.id)).lines[0]?.id;
  const facts = {
    ...(await ownMenuFacts(fixtures, shop, item)),
    shop: shop.id,
    hidden: hidden.id,
    customer: customer.id,
    stranger: stranger.id,
    item,
    order,
    // As of a guest whose order became the customer’s.
    key: await issueOrderLink(fixtures.product.orm.em.fork(), order, fixtures.product.clock.now()),
    token,
    line,
    windowStartsAt,
    intentId,
    unknown: anId(),
    email: customer.email,
    ownerEmail: shop.email,
    password: PASSWORD,
  };
  const tokens = [null, customer.token, stranger.token, rival.token, shop.token, guest.token];
  const now = fixtures.product.clock.now();
  const fakes = {
    owner: await forgedTokens({ id: shop.id, role: 'owner' }, SECRET, now, shop.token),
    customer: await forgedTokens({ id: customer.id, role: 'customer' }, SECRET, now, customer.token),
  };
  return { fixtures, shop, rival, customer, stranger, guest, facts, tokens, fakes };
}

/** What operations on a menu name besides an item: a heading, a meat, an option and its group, a meal deal, and a sandwich. */
async function ownMenuFacts(fixtures: Fixtures, shop: Somebody, item: string) {
  const { id: shopId, token } = shop;
  const cooking = { name: 'Cuisson', options: [{ name: 'Bleu' }] };
  const { saveOptionGroup } = await graphql(fixtures, token, SaveOptionGroupDocument, { input: cooking });
  const { id: category } = await fixtures.product.orm.em.fork().findOneOrFail(Category, { shop: shopId });
  const parts = [part('Plat', item), part('Encore', item)];
  return {
    category,
    mealDeal: (await saveDeal(fixtures, shop, { name: 'Formule', priceCents: 1_300, parts })).id,
    optionGroup: saveOptionGroup.id,
    option: saveOptionGroup.options[0]?.id,
    meat: await anIngredient(fixtures, shopId, IngredientType.MEAT, 'Poulet', { priceCents: 100 }),
    sandwich: await anItem(fixtures, shopId, { kind: ItemKind.SANDWICH }),
  };
}
