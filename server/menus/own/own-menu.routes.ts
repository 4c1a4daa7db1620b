import { z } from 'zod';
import { ownShopId } from '../../accounts/principal';
import { Fault } from '../../errors';
import { bytesOf, fileOf, PICTURE_BODY } from '../../media/multipart';
import { pictureUrl } from '../../media/pictures';
import { toEuros } from '../../money';
import { Refusal } from '../../refusal';
import { euros, OWNER, picture, type RouteModule, each, route } from '../../rest-route';
import { categoryAnswer } from '../ingredient-body';
import { type Item, ItemKind } from '../item.entity';
import { cents, count, flag, form, forms, ofOwner, shopNamed, word, words, wordSent } from './own-menu.schemas';
import * as t from './own-menu.texts';

const message = z.string();
const itemAnswer = z.object({
  ...each(z.string(), '_id', 'itemName', 'category'),
  itemImg: picture,
  price: euros.nullable().describe('Euros; null for a draft.'),
  quantity: z.int().nullable().describe('Null: nobody counts.'),
  freshlyBaked: z.boolean(),
});

const draftBody = z.object({
  ...each(word, 'category', 'itemName'),
  ownerId: shopNamed,
  itemImg: fileOf(t.nameAndImageNeeded),
});

export const ownMenuRoutes: RouteModule = (app) => {
  app.post(
    '/categories',
    ofOwner('Adds a category.', z.object({ restaurantId: shopNamed, category: word }), { 201: categoryAnswer }),
    async ({ body, context: { categories, principal } }, reply) => {
      const shopId = ownShopId(principal, body.restaurantId);
      const added = await categories.add(shopId, { name: body.category });
      if (added instanceof Refusal) return added;
      reply.status(201);
      return { _id: added.id, category: added.name, restaurantId: shopId };
    },
  );

  app.post(
    '/addCategory',
    {
      ...PICTURE_BODY,
      ...route(
        'Adds an item, unpublished and without price, to a category.',
        { security: OWNER, consumes: ['multipart/form-data'], body: draftBody },
        { 201: z.object({ message, item: itemAnswer }) },
      ),
    },
    async ({ body, context: { uploads, items, principal } }, reply) => {
      const shopId = ownShopId(principal, body.ownerId);
      if (body.itemName.trim() === '') throw new Fault('BAD_USER_INPUT', t.nameAndImageNeeded());
      const key = await uploads.keep(shopId, await bytesOf(body.itemImg, t.nameAndImageNeeded()));
      const { itemName: name, category: categoryName } = body;
      const draft = { name, categoryName, pictureUrl: pictureUrl(key), published: false, catalogued: true };
      const added = await items.save(shopId, draft);
      if (added instanceof Refusal) {
        await uploads.release(key);
        return added;
      }
      reply.status(201);
      return { message: t.itemAdded(), item: itemBody(added) };
    },
  );

  app.post(
    '/customitems/add-item',
    ofOwner(
      'Puts one or several items on the menu.',
      z.object({
        ownerId: shopNamed,
        category: word,
        items: forms({ itemName: word, itemImg: word, price: cents, quantity: count, freshlyBaked: flag }),
      }),
      { 201: z.object({ message, item: itemAnswer.optional(), items: z.array(itemAnswer) }) },
    ),
    async ({ body, context: { items, principal } }, reply) => {
      const shopId = ownShopId(principal, body.ownerId);
      if (body.items.length === 0) throw new Fault('BAD_USER_INPUT', t.nothingToAdd());
      const added = await items.addUnder(
        shopId,
        body.category,
        body.items.map((one) => ({
          name: one.itemName,
          pictureUrl: one.itemImg,
          // Price and quantity are required (specification 7.3); the service refuses a missing one.
          priceCents: one.price ?? Number.NaN,
          stock: one.quantity ?? Number.NaN,
          freshlyBaked: one.freshlyBaked ?? false,
        })),
      );
      if (!Array.isArray(added)) return added;
      const answered = added.map(itemBody);
      reply.status(201);
      return { message: t.itemAdded(), item: answered[0], items: answered };
    },
  );

  app.put(
    '/customitems/update-item',
    ofOwner(
      'Changes picture, price, quantity or freshness of an item.',
      z.object({
        ownerId: shopNamed,
        itemId: word,
        updates: form({ itemImg: wordSent, price: cents, quantity: count, freshlyBaked: flag }),
      }),
      { 200: z.object({ message, item: itemAnswer }) },
    ),
    async ({ body: { ownerId, itemId, updates }, context: { items, principal } }) => {
      const item = await items.save(ownShopId(principal, ownerId), {
        itemId,
        ...(updates.itemImg !== undefined && { pictureUrl: updates.itemImg }),
        priceCents: updates.price,
        stock: updates.quantity,
        ...(updates.freshlyBaked !== undefined && { freshlyBaked: updates.freshlyBaked }),
      });
      return item instanceof Refusal ? item : { message: t.itemUpdated(), item: itemBody(item) };
    },
  );

  app.delete(
    '/customitems/delete-item',
    ofOwner('Takes an item off the menu.', z.object({ ownerId: shopNamed, itemId: word }), {
      200: z.object({ message }),
    }),
    async ({ body, context: { items, principal } }) => {
      await items.remove(ownShopId(principal, body.ownerId), body.itemId);
      return { message: t.itemRemoved() };
    },
  );

  app.post(
    '/sandwich',
    ofOwner(
      'Puts a sandwich on the menu; its category by id or name.',
      z.object({
        ...each(word, 'category', 'itemName', 'description', 'image', 'imageUrl'),
        ...each(flag, 'hasMeatSelection', 'sot', 'isMenu', 'useAllMeats'),
        ...each(count, 'meatLimit', 'sauceLimit'),
        restaurantId: shopNamed,
        regularPrice: cents,
        allowedMeats: words,
      }),
      {
        201: z.object({
          message,
          sandwich: z.object({ ...each(z.string(), '_id', 'itemName', 'restaurantId'), regularPrice: euros }),
        }),
      },
    ),
    async ({ body, context: { categories, menus, items, principal } }, reply) => {
      const shopId = ownShopId(principal, body.restaurantId);
      const { category, itemName: name, regularPrice: priceCents } = body;
      const image = body.image || body.imageUrl;
      if (!category || !image || priceCents === undefined || name.trim() === '')
        throw new Fault('BAD_USER_INPUT', t.incomplete());
      const known = (await menus.categories(shopId)).find(({ id }) => id === category);
      const added = await items.save(shopId, {
        kind: ItemKind.SANDWICH,
        description: body.description,
        categoryId: (known ?? (await categories.named(shopId, category))).id,
        name,
        pictureUrl: image,
        priceCents,
        hasMeatSelection: body.hasMeatSelection ?? false,
        meatLimit: body.meatLimit ?? 0,
        sauceLimit: body.sauceLimit ?? 0,
        sot: body.sot ?? false,
        isMenu: body.isMenu ?? false,
        useAllMeats: body.useAllMeats ?? true,
        allowedMeatIds: body.allowedMeats,
      });
      if (added instanceof Refusal) return added;
      reply.status(201);
      const sandwich = { _id: added.id, itemName: added.name, regularPrice: toEuros(added.priceCents) };
      return { message: t.sandwichAdded(), sandwich: { ...sandwich, restaurantId: shopId } };
    },
  );
};

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
