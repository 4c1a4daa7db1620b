import { describe, expect } from 'vitest';
import { MenuPageDocument, SetItemSoldOutDocument } from '../../../graphql/generated/owner/menu';
import { aMenuOwner, idOf } from '../../support/menu-owner';
import { orderSeenBy } from '../../support/order-steps';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { graphql } from '../../support/world';
import { test, world } from '../../support/world-test';

let at: Awaited<ReturnType<typeof aMenuOwner>>;

test.beforeAll(async () => {
  at = await aMenuOwner(world);
});

describe('an item', () => {
  test('an item is added, seen by customers at once, changed in place and taken away', async () => {
    const added = await at.add('Croissant', { itemImg: at.picture });
    expect(added).toMatchObject({ status: 201, body: { message: 'Article ajouté avec succès!' } });
    expect(await at.seen('Croissant')).toMatchObject({
      price: 1.4,
      quantity: 12,
      freshlyBaked: true,
      itemImg: at.picture,
    });

    const itemId = idOf(added);
    const updates = { price: '1,60', quantity: '8', freshlyBaked: false };
    expect(
      await at.call('PUT', 'customitems/update-item', {
        ownerId: at.shop.id,
        category: 'Viennoiseries',
        itemId,
        updates,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        message: 'Article mis à jour avec succès!',
        item: { price: 1.6, quantity: 8, freshlyBaked: false, itemImg: at.picture },
      },
    });
    expect(await at.seen('Croissant')).toMatchObject({ price: 1.6, quantity: 8 });

    expect(
      await at.call('DELETE', 'customitems/delete-item', { ownerId: at.shop.id, category: 'Viennoiseries', itemId }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Article supprimé avec succès!' },
    });
    expect(await at.seen('Croissant')).toBeUndefined();
    expect(await at.call('DELETE', 'customitems/delete-item', { ownerId: at.shop.id, itemId })).toMatchObject({
      status: 404,
    });
    // The name is free again.
    expect(await at.add('Croissant')).toMatchObject({ status: 201 });
  });

  test('the name of an item that was taken away can be picked again, by its owner', async () => {
    const names = async (token?: string) =>
      JSON.stringify((await rest(world, 'GET', `/api/cloneCategory/${at.shop.id}`, { ...(token && { token }) })).body);
    const itemId = idOf(await at.add('Fougasse aux olives'));
    await at.call('DELETE', 'customitems/delete-item', { ownerId: at.shop.id, itemId });
    expect(await names()).not.toContain('Fougasse aux olives');
    expect(await names(at.shop.token)).toContain('Fougasse aux olives');
    const { ownMenu } = await graphql(world, at.shop.token, MenuPageDocument);
    const proposed = ownMenu.catalogue.find(({ category }) => category === 'Viennoiseries')?.proposals;
    expect(proposed).toContainEqual(expect.objectContaining({ name: 'Fougasse aux olives', pictureUrl: null }));
    expect(await at.add('Fougasse aux olives')).toMatchObject({ status: 201 });
    expect((await names(at.shop.token)).match(/Fougasse aux olives/g)).toHaveLength(1);
  });

  test('an item that is there already is refused, whatever the case, and nothing of its list is kept', async () => {
    await at.add('Pain au lait');
    const items = [
      { itemName: 'Pain aux noix', price: 2, quantity: 1 },
      { itemName: 'pain AU lait', price: 2, quantity: 1 },
    ];
    expect(
      await at.call('POST', 'customitems/add-item', { ownerId: at.shop.id, category: 'Viennoiseries', items }),
    ).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN', message: expect.any(String) },
    });
    expect(await at.seen('Pain aux noix')).toBeUndefined();
  });

  test.each([
    ['without a name', { itemName: ' ' }],
    ['without a price', { price: undefined }],
    ['for nothing', { price: 0 }],
    ['for less than nothing', { price: -1 }],
    ['for a thousand euros', { price: 1000 }],
    ['for a fraction of a cent', { price: 1.234 }],
    ['for words', { price: 'cher' }],
    ['of a negative number', { quantity: -1 }],
    ['of half a piece', { quantity: 1.5 }],
    ['with somebody else’s picture', { itemImg: 'https://elsewhere.example/a.png' }],
    ['with a name too long', { itemName: 'a'.repeat(121) }],
  ])('%s is refused', async (_what, wrong) => {
    expect(await at.add('Faux', wrong)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await at.seen('Faux')).toBeUndefined();
  });

  test('belongs to its shop: nobody else adds, changes or takes away', async () => {
    const itemId = idOf(await at.add('Brioche'));
    const body = {
      ownerId: at.shop.id,
      category: 'Viennoiseries',
      itemId,
      items: [{ itemName: 'X', price: 1, quantity: 1 }],
      updates: { price: 9 },
    };
    for (const [method, path] of [
      ['POST', 'customitems/add-item'],
      ['PUT', 'customitems/update-item'],
      ['DELETE', 'customitems/delete-item'],
    ] as const) {
      expect(await at.call(method, path, body, null), path).toMatchObject({ status: 401 });
      expect(await at.call(method, path, body, at.customer.token), path).toMatchObject({ status: 403 });
      expect(await at.call(method, path, body, at.rival.token), path).toMatchObject({ status: 403 });
    }
    // Under their own name the rival finds no such item.
    for (const [method, path] of [
      ['PUT', 'customitems/update-item'],
      ['DELETE', 'customitems/delete-item'],
    ] as const)
      expect(await at.call(method, path, { ...body, ownerId: at.rival.id }, at.rival.token), path).toMatchObject({
        status: 404,
      });
    expect(await at.seen('Brioche')).toMatchObject({ price: 1.4 });
  });
});

describe('what customers have in the cart', () => {
  const cart = () => cartOf(world, at.customer, at.shop.id);

  test('tells a new price, « épuisé » and a withdrawal; the placed order stays as it was', async () => {
    const itemId = idOf(await at.add('Flan', { price: 6.5, quantity: 9 }));
    const { id } = await anOrder(world, at.customer, at.shop.id, { itemId });
    const ordered = () => orderSeenBy(world, at.customer, id);
    const before = await ordered();
    await addToCart(world, at.customer, { itemId });

    await at.call('PUT', 'customitems/update-item', { itemId, updates: { price: 7 } });
    expect((await cart()).lines).toMatchObject([{ unitCents: 700, previousUnitCents: 650, problem: null }]);

    const soldOut = (value: boolean) =>
      graphql(world, at.shop.token, SetItemSoldOutDocument, { itemId, soldOut: value });
    await soldOut(true);
    expect((await cart()).lines).toMatchObject([{ problem: 'SOLD_OUT' }]);
    expect(await at.seen('Flan')).toMatchObject({ quantity: 0 });
    expect(await addToCart(world, at.customer, { itemId })).toMatchObject({ __typename: 'SoldOut' });
    await soldOut(false);
    expect((await cart()).lines).toMatchObject([{ problem: null }]);

    await at.call('DELETE', 'customitems/delete-item', { itemId });
    expect((await cart()).lines).toMatchObject([{ problem: 'WITHDRAWN' }]);
    expect(await ordered()).toEqual(before);
  });
});
