import { anItem, graphql, type Fixtures, type Somebody } from './fixtures';

interface DealPart {
  name: string;
  nameEn?: string | null;
  options: { itemId: string; surchargeCents: number }[];
}
/** A meal deal as its owner's form sends it. */
export interface Deal {
  id?: string | null;
  revision?: number | null;
  name: string;
  nameEn?: string | null;
  priceCents: number;
  parts: DealPart[];
  served?: { days: number[]; from?: string | null; until?: string | null } | null;
}
type OwnDeal = Required<Deal> & { id: string; revision: number };

const FACTS = `id name nameEn priceCents revision parts { name nameEn options { itemId surchargeCents } }
  served { days from until }`;

export async function saveDeal(server: { base: string; language?: string }, { token }: Somebody, input: Deal) {
  const query = `mutation ($input: MealDealInput!) { saveMealDeal(input: $input) {
    __typename ... on OwnMealDeal { ${FACTS} } ... on Refusal { message } } }`;
  type Saved = OwnDeal & { __typename: string; message?: string };
  return (await graphql<{ saveMealDeal: Saved }>(server, token, query, { input })).saveMealDeal;
}

export async function dealsOf(server: { base: string }, { token }: Somebody) {
  return (await graphql<{ ownMealDeals: OwnDeal[] }>(server, token, `{ ownMealDeals { ${FACTS} } }`)).ownMealDeals;
}

export async function removeDeal(server: { base: string }, { token }: Somebody, id: string) {
  const query = `mutation ($id: ID!) { removeMealDeal(id: $id) { ${FACTS} } }`;
  return (await graphql<{ removeMealDeal: OwnDeal[] }>(server, token, query, { id })).removeMealDeal;
}

/** A part of a meal deal that these items fill; a number is the surcharge of the item before it. */
export function part(name: string, ...items: (string | number)[]): DealPart {
  const options: DealPart['options'] = [];
  for (const one of items) {
    const last = options.at(-1);
    if (typeof one === 'string') options.push({ itemId: one, surchargeCents: 0 });
    else if (last) last.surchargeCents = one;
  }
  return { name, options };
}

/** Items of a lunch, 11.20 € apart: a kebab of 6.50 €, a tart of 2.80 € and a drink of 1.90 €, at three VAT rates. */
export async function aLunch(fixtures: Fixtures, shopId: string) {
  return {
    kebab: await anItem(fixtures, shopId, { name: 'Kebab', priceCents: 650, vatRate: 100, preparationUnits: 1 }),
    tart: await anItem(fixtures, shopId, { name: 'Tarte', priceCents: 280, vatRate: 55 }),
    cola: await anItem(fixtures, shopId, { name: 'Cola', priceCents: 190, vatRate: 200 }),
  };
}
export type Lunch = Awaited<ReturnType<typeof aLunch>>;

/** « Formule Midi »: kebab, tart and drink for 9.90 €, which saves 1.30 €. */
export const lunchDeal = ({ kebab, tart, cola }: Lunch): Deal => ({
  name: 'Formule Midi',
  priceCents: 990,
  parts: [part('Plat', kebab), part('Dessert', tart), part('Boisson', cola)],
});

interface DealtCart {
  lines: { id: string; quantity: number; unitCents: number; lineCents: number; item: { name: string } }[];
  mealDeals: { mealDealId: string; name: string; quantity: number; cents: number }[];
  declinedMealDealIds: string[];
  linesCents: number;
  totalCents: number;
}
const CART = `lines { id quantity unitCents lineCents item { name } } mealDeals { mealDealId name quantity cents }
  declinedMealDealIds linesCents totalCents`;

export async function dealtCart(server: { base: string; language?: string }, { token }: Somebody, shopId: string) {
  const query = `query ($shopId: ID!) { cart(shopId: $shopId) { ${CART} } }`;
  return (await graphql<{ cart: DealtCart }>(server, token, query, { shopId })).cart;
}

export async function decline(
  server: { base: string },
  { token }: Somebody,
  input: { shopId: string; mealDealId: string; declined: boolean },
) {
  const query = `mutation ($input: DeclineMealDealInput!) { declineMealDeal(input: $input) { ${CART} } }`;
  return (await graphql<{ declineMealDeal: DealtCart }>(server, token, query, { input })).declineMealDeal;
}
