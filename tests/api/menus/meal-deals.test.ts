import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import {
  aLunch,
  type Deal,
  dealsOf,
  dealtCart,
  type Lunch,
  lunchDeal,
  part,
  removeDeal,
  saveDeal,
} from '../../support/meal-deals';
import { addToCart } from '../../support/ordering';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';
import { rest } from '../../support/rest';

const fixtures = await ownFixtures();
const english = { ...fixtures, language: 'en' };
let shop: Somebody;
let lunch: Lunch;

beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 50 });
  lunch = await aLunch(fixtures, shop.id);
});

const saving = (more: Partial<Deal> = {}, by = shop, at: { base: string; language?: string } = fixtures) =>
  saveDeal(at, by, { ...lunchDeal(lunch), ...more });
const refused = (more: Partial<Deal>, message: string) => expect(saving(more)).rejects.toThrow(message);
const names = async () => (await dealsOf(fixtures, shop)).map(({ name }) => name);

interface Offered {
  name: string;
  nameLang: string | null;
  priceCents: number;
  servedText: string | null;
  parts: { name: string; options: { itemId: string }[] }[];
}
const offered = async (at: { base: string; language?: string } = fixtures) => {
  const query = `query ($id: ID!) { shop(id: $id) { mealDeals {
    name nameLang priceCents servedText parts { name options { itemId surchargeCents } } } } }`;
  return (await graphql<{ shop: { mealDeals: Offered[] } }>(at, null, query, { id: shop.id })).shop.mealDeals;
};

describe('saving a meal deal', () => {
  test('a saved meal deal is listed for its owner and offered to customers', async () => {
    const saved = await saving();
    const { parts } = lunchDeal(lunch);
    expect(saved).toMatchObject({
      ...{ __typename: 'OwnMealDeal', name: 'Formule Midi', nameEn: null, priceCents: 990, served: null, revision: 1 },
      parts,
    });
    const { __typename, ...facts } = saved;
    expect(await dealsOf(fixtures, shop)).toEqual([facts]);
    expect(await offered()).toEqual([
      { name: 'Formule Midi', nameLang: null, priceCents: 990, servedText: null, parts },
    ]);
  });

  test('a changed meal deal has exactly what was sent, and its revision rises', async () => {
    const { id, revision } = await saving();
    const parts = [part('Plat', lunch.kebab, 150), part('Dessert', lunch.tart)];
    const served = { days: [1, 2, 3, 4, 5], from: '11:30', until: '14:30' };
    const changed = await saving({ id, revision, name: 'Midi', nameEn: 'Lunch', priceCents: 850, parts, served });
    const facts = { id, name: 'Midi', nameEn: 'Lunch', priceCents: 850, parts, served, revision: 2 };
    expect(changed).toMatchObject(facts);
    expect(await dealsOf(fixtures, shop)).toMatchObject([facts]);
    expect(await saving({ id, revision: 2, name: 'Midi' })).toMatchObject({ nameEn: null, served: null, revision: 3 });
  });

  test('a meal deal keeps its name when it is saved again, and without a revision the last save wins', async () => {
    const { id } = await saving();
    expect(await saving({ id, name: 'FORMULE MIDI', priceCents: 900 })).toMatchObject({ name: 'FORMULE MIDI' });
    expect(await saving({ id, priceCents: 910 })).toMatchObject({ priceCents: 910, revision: 3 });
  });

  test('a meal deal that was changed elsewhere meanwhile is not overwritten', async () => {
    const { id } = await saving();
    await saving({ id, revision: 1, priceCents: 900 });
    await expect(saving({ id, revision: 1, priceCents: 800 })).rejects.toThrow('CONFLICT');
    expect(await dealsOf(fixtures, shop)).toMatchObject([{ priceCents: 900 }]);
  });

  test('of two tabs that save the same revision at once, one is refused', async () => {
    const { id } = await saving();
    const tabs = await Promise.allSettled([800, 900].map((priceCents) => saving({ id, revision: 1, priceCents })));
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await dealsOf(fixtures, shop)).toMatchObject([{ revision: 2 }]);
  });

  test('a removed meal deal is gone from the list and the menu, and cannot be removed or saved again', async () => {
    const { id } = await saving();
    await saving({ name: 'Goûter' });
    expect(await removeDeal(fixtures, shop, id)).toMatchObject([{ name: 'Goûter' }]);
    expect((await offered()).map(({ name }) => name)).toEqual(['Goûter']);
    await expect(removeDeal(fixtures, shop, id)).rejects.toThrow('NOT_FOUND');
    await expect(saving({ id })).rejects.toThrow('NOT_FOUND');
  });

  test('a name that another meal deal of the shop has is refused, and a rival’s is free', async () => {
    await saving();
    expect(await saving({ name: 'formule midi' })).toMatchObject({
      ...{ __typename: 'NameTaken', message: 'Une formule de ce nom existe déjà.' },
    });
    expect(await saving({ name: ' Formule midi ' }, shop, english)).toMatchObject({
      message: 'There is a meal deal of this name already.',
    });
    const rival = await aShop(fixtures);
    const theirs = lunchDeal(await aLunch(fixtures, rival.id));
    expect(await saveDeal(fixtures, rival, theirs)).toMatchObject({ __typename: 'OwnMealDeal' });
  });

  test('a shop has six meal deals at most, also when they are saved at once, and lists them by name', async () => {
    await saving({ name: 'E' });
    await Promise.allSettled(['d', 'C', 'b', 'A', 'f', 'G', 'h'].map((name) => saving({ name })));
    expect(await names()).toHaveLength(6);
    await refused({ name: 'Septième' }, 'Au plus 6 formules.');
    await expect(saving({ name: 'Seventh' }, shop, english)).rejects.toThrow('6 meal deals at most.');
    const [one] = await dealsOf(fixtures, shop);
    expect(await saving({ id: one?.id, name: 'a' })).toMatchObject({ name: 'a' });
    await removeDeal(fixtures, shop, one?.id ?? '');
    expect(await saving({ name: 'a' })).toMatchObject({ __typename: 'OwnMealDeal' });
    const listed = await names();
    expect(listed).toEqual(listed.toSorted((left, right) => left.localeCompare(right, 'fr')));
  });

  test('nobody but its owner lists, changes or removes a shop’s meal deals', async () => {
    const [rival, customer, { id }] = [await aShop(fixtures), await aCustomer(fixtures), await saving()];
    expect(await dealsOf(fixtures, rival)).toEqual([]);
    await expect(removeDeal(fixtures, rival, id)).rejects.toThrow('NOT_FOUND');
    const theirs = lunchDeal(await aLunch(fixtures, rival.id));
    await expect(saveDeal(fixtures, rival, { ...theirs, id })).rejects.toThrow('NOT_FOUND');
    await expect(dealsOf(fixtures, customer)).rejects.toThrow('FORBIDDEN');
    await expect(saving({ id }, customer)).rejects.toThrow('FORBIDDEN');
    expect(await dealsOf(fixtures, shop)).toMatchObject([{ id, revision: 1 }]);
  });
});

describe('a meal deal that is refused', () => {
  const dessert = () => part('Dessert', lunch.tart);

  test('a meal deal has two to four parts', async () => {
    for (const count of [0, 1, 5])
      await refused({ parts: Array.from({ length: count }, dessert) }, 'Une formule propose de 2 à 4 choix.');
    expect(await saving({ parts: Array.from({ length: 4 }, dessert) })).toMatchObject({ __typename: 'OwnMealDeal' });
  });

  test('a part has one to forty items of the shop, each once', async () => {
    const rival = await aShop(fixtures);
    const foreign = await anItem(fixtures, rival.id);
    const gone = await anItem(fixtures, shop.id);
    await rowsOf('update item set deleted_at = now() where id = $1', [gone]);
    const many: string[] = [];
    for (let count = 0; count < 41; count++) many.push(await anItem(fixtures, shop.id));
    const wrong = [[], [foreign], [gone], ['nonsense'], [lunch.kebab, lunch.kebab], many];
    for (const items of wrong)
      await refused({ parts: [part('Plat', ...items), dessert()] }, 'Chaque choix propose de 1 à 40 articles');
    const most = [part('Plat', ...many.slice(1)), part('Encore', ...many.slice(1))];
    expect(await saving({ parts: most })).toMatchObject({ parts: most });
  });

  test('prices, surcharges, names and hours are checked as those of items are', async () => {
    for (const priceCents of [0, -1, 100_000]) await refused({ priceCents }, 'BAD_USER_INPUT');
    for (const surcharge of [-1, 100_000])
      await refused({ parts: [part('Plat', lunch.kebab, surcharge), dessert()] }, 'BAD_USER_INPUT');
    for (const name of ['', '  ', 'a\nb', 'x'.repeat(121)]) {
      await refused({ name }, 'BAD_USER_INPUT');
      await refused({ parts: [part(name, lunch.kebab), dessert()] }, 'BAD_USER_INPUT');
    }
    await refused({ nameEn: 'x'.repeat(121) }, 'BAD_USER_INPUT');
    await refused({ served: { days: [8] } }, 'BAD_USER_INPUT');
    await refused({ served: { days: [], from: '12:00', until: '12:00' } }, 'BAD_USER_INPUT');
    for (const id of ['nonsense', lunch.kebab]) await refused({ id }, 'NOT_FOUND');
    expect(await names()).toEqual([]);
  });
});

describe('what customers see of a meal deal', () => {
  test('English readers see the English names, and which ones are French', async () => {
    const parts = [{ ...part('Plat', lunch.kebab), nameEn: 'Main' }, part('Dessert', lunch.tart)];
    await saving({ nameEn: ' Lunch deal ', parts, served: { days: [], until: '14:30' } });
    const seen = async (at: typeof english | typeof fixtures) =>
      (await offered(at)).map((deal) => [deal.name, deal.servedText, ...deal.parts.map(({ name }) => name)]);
    expect(await seen(fixtures)).toEqual([['Formule Midi', 'jusqu’à 14:30', 'Plat', 'Dessert']]);
    expect(await seen(english)).toEqual([['Lunch deal', 'until 14:30', 'Main', 'Dessert']]);
    expect(await offered(english)).toMatchObject([{ nameLang: 'en' }]);
  });

  test('a deal for every weekday without hours is one without a limit', async () => {
    expect(await saving({ served: { days: [7, 6, 5, 4, 3, 2, 1] } })).toMatchObject({ served: null });
  });

  test('a part loses an item that leaves the menu, and without any item its deal is neither offered nor applied', async () => {
    const other = await anItem(fixtures, shop.id, { name: 'Panini', priceCents: 850 });
    const parts = [part('Plat', lunch.kebab, other), part('Dessert', lunch.tart)];
    await saving({ parts, priceCents: 700 });
    const customer = await aCustomer(fixtures);
    for (const itemId of [lunch.kebab, lunch.tart]) await addToCart(fixtures, customer, { itemId });
    const mains = async (deals: { parts: { options: { itemId: string }[] }[] }[]) =>
      deals.map((deal) => deal.parts[0]?.options.map(({ itemId }) => itemId));
    const applied = async () => (await dealtCart(fixtures, customer, shop.id)).mealDeals.map(({ cents }) => cents);
    expect([await mains(await offered()), await applied()]).toEqual([[[lunch.kebab, other]], [230]]);

    const take = (itemId: string, removed = true) =>
      removed
        ? rest(fixtures, 'DELETE', '/api/customitems/delete-item', {
            token: shop.token,
            body: { category: 'Viennoiseries', itemId },
          })
        : rowsOf('update item set published = false where id = $1', [itemId]);
    await take(other, false);
    expect(await mains(await offered())).toEqual([[lunch.kebab]]);
    // An item that is only hidden stays in its owner's form.
    expect(await mains(await dealsOf(fixtures, shop))).toEqual([[lunch.kebab, other]]);
    await take(lunch.kebab);
    expect(await mains(await dealsOf(fixtures, shop))).toEqual([[other]]);
    expect([await offered(), await applied()]).toEqual([[], []]);
    await rowsOf('update item set published = true where id = $1', [other]);
    expect(await mains(await offered())).toEqual([[other]]);
  });

  test('a sold-out item and a meal deal that saves nothing stay on the menu', async () => {
    await rowsOf('update item set stock = 0 where id = $1', [lunch.tart]);
    await saving({ priceCents: 2_000 });
    expect((await offered()).map(({ priceCents }) => priceCents)).toEqual([2_000]);
  });
});
