import { ITEM_DEFAULTS } from '../../graphql/rules/item-defaults';
import { ownShopId } from '../accounts/principal';
import { Fault } from '../errors';
import { fileIn, PICTURE_BODY, textIn } from '../media/multipart';
import { pictureUrl } from '../media/pictures';
import { toEuros } from '../money';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import type { Item } from './item.entity';
import { centsIn, flagIn, numberIn, objectIn, objectsIn, wordIn } from './own-menu-body';

const anything = { type: 'object', additionalProperties: true } as const;
const text = { type: 'string' } as const;
const schema = (summary: string, status: 200 | 201) => ({
  summary,
  security: BEARER,
  body: anything,
  response: { [status]: anything, ...failures },
});

interface Sent {
  Body: Record<string, unknown>;
}

/** Said when either is missing (specification 7.5). */
const NAME_AND_IMAGE = 'Le nom et l’image de l’article sont obligatoires.';
const NO_EXTRAS = { description: '', allergens: null, dietary: [] };

export const ownMenuRoutes: RouteModule = (app) => {
  app.post<Sent>(
    '/categories',
    { schema: schema('Adds a category.', 201) },
    async ({ body, context: { categories, principal } }, reply) => {
      const shopId = ownShopId(principal, named(body['restaurantId']));
      const added = await categories.add(shopId, wordIn(body['category']));
      if (added instanceof Refusal) return added;
      return reply.status(201).send({ _id: added.id, category: added.name, restaurantId: shopId });
    },
  );

  app.post(
    '/addCategory',
    {
      ...PICTURE_BODY,
      schema: {
        summary:
          'Adds an item, unpublished and without price, to a category (multipart: itemName, itemImg, ownerId, category).',
        security: BEARER,
        consumes: ['multipart/form-data'],
        response: { 201: { type: 'object', properties: { message: text, item: anything } }, ...failures },
      },
      onRequest: async ({ context: { principal } }) => {
        ownShopId(principal);
      },
    },
    async ({ body, context: { uploads, items, principal } }, reply) => {
      const shopId = ownShopId(principal, named(textIn(body, 'ownerId')));
      const name = textIn(body, 'itemName');
      if (name.trim() === '') throw new Fault('BAD_USER_INPUT', NAME_AND_IMAGE);
      const key = await uploads.keep(shopId, await fileIn(body, 'itemImg', NAME_AND_IMAGE));
      const added = await items.addDraft(shopId, {
        name,
        categoryName: textIn(body, 'category'),
        pictureUrl: pictureUrl(key) ?? '',
      });
      if (added instanceof Refusal) {
        await uploads.release(key);
        return added;
      }
      return reply.status(201).send({ message: 'Article ajouté avec succès!', item: itemBody(added) });
    },
  );

  app.post<Sent>(
    '/customitems/add-item',
    { schema: schema('Puts one or several items on the menu.', 201) },
    async ({ body, context: { items, principal } }, reply) => {
      const shopId = ownShopId(principal, named(body['ownerId']));
      const wanted = objectsIn(body['items']);
      if (wanted.length === 0) throw new Fault('BAD_USER_INPUT', 'Aucun article à ajouter.');
      const added = await items.addUnder(
        shopId,
        wordIn(body['category']),
        wanted.map((one) => ({
          ...NO_EXTRAS,
          ...ITEM_DEFAULTS.SIMPLE,
          name: wordIn(one['itemName']),
          pictureUrl: wordIn(one['itemImg']),
          priceCents: centsIn(one['price']) ?? Number.NaN,
          // As required as the price (specification 7.3); the service refuses what is missing.
          stock: numberIn(one['quantity']) ?? Number.NaN,
          freshlyBaked: flagIn(one['freshlyBaked']) ?? false,
          published: true,
        })),
      );
      if (!Array.isArray(added)) return added;
      const [first] = added;
      return reply.status(201).send({
        message: 'Article ajouté avec succès!',
        item: first && itemBody(first),
        items: added.map(itemBody),
      });
    },
  );

  app.put<Sent>(
    '/customitems/update-item',
    { schema: schema('Changes picture, price, quantity or freshness of an item.', 200) },
    async ({ body, context: { items, principal } }) => {
      const shopId = ownShopId(principal, named(body['ownerId']));
      const updates = objectIn(body['updates']);
      const fresh = flagIn(updates['freshlyBaked']);
      const item = await items.change(shopId, {
        itemId: wordIn(body['itemId']),
        ...('itemImg' in updates && { pictureUrl: wordIn(updates['itemImg']) }),
        priceCents: centsIn(updates['price']),
        stock: numberIn(updates['quantity']),
        ...(fresh !== undefined && { freshlyBaked: fresh }),
      });
      return { message: 'Article mis à jour avec succès!', item: itemBody(item) };
    },
  );

  app.delete<Sent>(
    '/customitems/delete-item',
    { schema: schema('Takes an item off the menu.', 200) },
    async ({ body, context: { items, principal } }) => {
      const shopId = ownShopId(principal, named(body['ownerId']));
      await items.remove(shopId, wordIn(body['itemId']));
      return { message: 'Article supprimé avec succès!' };
    },
  );

  app.post<Sent>(
    '/sandwich',
    { schema: schema('Puts a sandwich on the menu; its category by id or name.', 201) },
    async ({ body, context: { categories, menus, composedItems, principal } }, reply) => {
      const shopId = ownShopId(principal, named(body['restaurantId']));
      const [category, image] = [wordIn(body['category']), wordIn(body['image']) || wordIn(body['imageUrl'])];
      const priceCents = centsIn(body['regularPrice']);
      // Text of specification 8.2.
      if (!category || !image || priceCents === undefined || wordIn(body['itemName']).trim() === '')
        throw new Fault('BAD_USER_INPUT', 'All required fields (including image) must be filled.');
      const known = (await menus.categories(shopId)).find(({ id }) => id === category);
      const added = await composedItems.saveSandwich(shopId, {
        ...NO_EXTRAS,
        description: wordIn(body['description']),
        ...ITEM_DEFAULTS.SANDWICH,
        categoryId: (known ?? (await categories.named(shopId, category))).id,
        name: wordIn(body['itemName']),
        pictureUrl: image,
        priceCents,
        hasMeatSelection: flagIn(body['hasMeatSelection']) ?? false,
        meatLimit: numberIn(body['meatLimit']) ?? 0,
        sauceLimit: numberIn(body['sauceLimit']) ?? 0,
        sot: flagIn(body['sot']) ?? false,
        isMenu: flagIn(body['isMenu']) ?? false,
        useAllMeats: flagIn(body['useAllMeats']) ?? true,
        allowedMeatIds: Array.isArray(body['allowedMeats']) ? body['allowedMeats'].map(wordIn) : [],
      });
      if (added instanceof Refusal) return added;
      return reply.status(201).send({
        message: 'Sandwich ajouté avec succès!',
        sandwich: {
          _id: added.id,
          itemName: added.name,
          regularPrice: toEuros(added.priceCents),
          restaurantId: shopId,
        },
      });
    },
  );
};

/** The shop a call names; undefined where it names none, and the caller’s own is meant. */
function named(id: unknown): string | undefined {
  return wordIn(id) || undefined;
}

function itemBody(item: Item) {
  return {
    _id: item.id,
    itemName: item.name,
    itemImg: pictureUrl(item.picture),
    price: item.priceCents === 0 ? null : toEuros(item.priceCents),
    quantity: item.stock,
    freshlyBaked: item.freshlyBaked,
    category: item.category.name,
  };
}
