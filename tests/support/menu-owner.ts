import { CategoryPageDocument } from '../../graphql/generated/owner/category';
import { SaveItemDocument } from '../../graphql/generated/owner/item-editor';
import type { SaveItemInput } from '../../graphql/generated/schema';
import { anUpload } from './pictures';
import { rest, type RestAnswer } from './rest';
import { aCustomer, anItem, aShop, graphql, type Somebody, type Fixtures } from './fixtures';

/** Two owners, a customer and a picture of the first one’s, with what the tests of menus ask over and over. */
export async function aMenuOwner(fixtures: Fixtures) {
  const [shop, rival, customer] = [await aShop(fixtures), await aShop(fixtures), await aCustomer(fixtures)];
  const picture = await anUpload(fixtures, shop.token);
  // Something shows it all the time, or it would go with the first item that does.
  await anItem(fixtures, shop.id, { picture: picture.replace('/uploads/', '') });

  const call = (method: string, path: string, body: unknown, token: string | null = shop.token) =>
    rest(fixtures, method, `/api/${path}`, { body, ...(token !== null && { token }) });
  return {
    shop,
    rival,
    customer,
    picture,
    call,
    /** What customers find on a menu, by heading. */
    listed: async (ownerId = shop.id) =>
      (await rest(fixtures, 'GET', `/api/items/${ownerId}`)).body['items'] as {
        category: string;
        items: Record<string, unknown>[];
      }[],
    /** What customers see of an item; undefined where they see none. */
    async seen(name: string, ownerId = shop.id) {
      const groups = await this.listed(ownerId);
      return groups.flatMap(({ items }) => items).find(({ itemName }) => itemName === name);
    },
    ownMenu: async ({ token }: Somebody = shop) => (await graphql(fixtures, token, CategoryPageDocument)).ownMenu,
    /** One of the owner’s categories: the first, unless named. */
    async category(name?: string, who = shop) {
      const { categories } = await this.ownMenu(who);
      return categories.find((one) => name === undefined || one.name === name);
    },
    add: (name: string, more: Record<string, unknown> = {}) =>
      call('POST', 'customitems/add-item', {
        ownerId: shop.id,
        category: 'Viennoiseries',
        items: [{ itemName: name, itemImg: '', price: 1.4, quantity: 12, freshlyBaked: true, ...more }],
      }),
    addUnder: (category: string, items: object, token?: string) =>
      call('POST', 'customitems/add-item', { category, items }, token),
    update: (itemId: string, updates: object, token?: string) =>
      call('PUT', 'customitems/update-item', { category: 'Viennoiseries', itemId, updates }, token),
    save: (input: SaveItemInput, who = shop) => saveItem(fixtures, who, input),
    remove: (itemId: string, token?: string) =>
      call('DELETE', 'customitems/delete-item', { category: 'Viennoiseries', itemId }, token),
  };
}

/** Adds an item, or changes one; answers what an owner sees of it, or that the name is taken. */
export async function saveItem(
  fixtures: Pick<Fixtures, 'base'>,
  { token }: Pick<Somebody, 'token'>,
  input: SaveItemInput,
) {
  return (await graphql(fixtures, token, SaveItemDocument, { input })).saveItem;
}

/** The id of the item an answer is about. */
export function idOf({ body }: RestAnswer): string {
  return (body['item'] as { _id: string })._id;
}
