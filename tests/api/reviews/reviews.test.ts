import { beforeEach, expect, test } from 'vitest';
import { ReviewOrderDocument } from '../../../graphql/generated/customer/after-order';
import { orderSeenBy } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let order: { id: string };

beforeEach(async () => {
  shop = await aShop(fixtures);
  customer = await aCustomer(fixtures, 'Camille Martin');
  order = await anOrder(fixtures, customer, shop.id, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }) });
});

const collect = () => fixtures.product.pool.query("update orders set status = 'COLLECTED' where id = $1", [order.id]);
async function review({ token }: Somebody, stars: number, text = '') {
  const input = { reference: order.id, stars, text };
  return (await graphql(fixtures, token, ReviewOrderDocument, { input })).reviewOrder;
}
const mayReview = async (who: Somebody) => (await orderSeenBy(fixtures, who, order.id)).mayReview;
const REVIEWED = `select s.rating_total, s.review_count, (select json_agg(json_build_object('author', author, 'stars', stars, 'text', text))
  from review where shop_id = s.id) as reviews from shop s where id = $1`;
const shopNow = async () => (await rowsOf(REVIEWED, [shop.id]))[0];
const NOTHING = { rating_total: 0, review_count: 0, reviews: null };

test('a review is refused before the order is collected', async () => {
  expect(await mayReview(customer)).toBe(false);
  expect(await review(customer, 5)).toMatchObject({
    __typename: 'StepNotPossible',
    message: 'Vous pourrez donner votre avis une fois la commande retirée.',
  });
  expect(await shopNow()).toEqual(NOTHING);
});

test('a customer can review a collected order and change the review, which updates the shop’s rating', async () => {
  await collect();
  expect(await mayReview(customer)).toBe(true);
  expect(await review(customer, 5, '  Croustillant !  ')).toMatchObject({
    __typename: 'Order',
    review: { stars: 5, text: 'Croustillant !' },
    mayReview: true,
  });
  const rated = (stars: number, text: string) =>
    expect.objectContaining({
      rating_total: stars,
      review_count: 1,
      reviews: [{ author: 'Camille M.', stars, text }],
    }) as object;
  expect(await shopNow()).toEqual(rated(5, 'Croustillant !'));
  await review(customer, 2);
  expect(await shopNow()).toEqual(rated(2, ''));
});

test('five concurrent reviews of one order count as one', async () => {
  await collect();
  await Promise.all([1, 2, 3, 4, 5].map((stars) => review(customer, stars)));
  const { rating_total: stars, ...rest } = (await shopNow()) ?? {};
  expect(rest).toMatchObject({ review_count: 1, reviews: [{ stars }] });
});

test('a review is refused from another account, outside 1 to 5 stars and over 500 characters', async () => {
  await collect();
  await expect(review(await aCustomer(fixtures), 5)).rejects.toThrow('Commande introuvable.');
  await expect(review(shop, 5)).rejects.toThrow('Cette commande n’est pas la vôtre.');
  expect(await mayReview(shop)).toBe(false);
  for (const stars of [0, 6, -1]) await expect(review(customer, stars)).rejects.toThrow('La note va de 1 à 5 étoiles.');
  await expect(review(customer, 5, 'x'.repeat(501))).rejects.toThrow('500 caractères au plus');
  await expect(review(customer, 5, 'a\u0007b')).rejects.toThrow('caractères interdits');
  expect(await shopNow()).toEqual(NOTHING);
  expect(await review(customer, 5, 'é'.repeat(500))).toMatchObject({ __typename: 'Order' });
});

test('an owner cannot review their own shop', async () => {
  order = await anOrder(fixtures, shop, shop.id, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }) });
  await collect();
  await expect(review(shop, 5)).rejects.toThrow('Cette commande n’est pas la vôtre.');
});
