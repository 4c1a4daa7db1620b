import { describe, expect, test } from 'vitest';
import {
  ChangeItemDocument,
  MenuPageDocument,
  MoveItemDocument,
  SetItemSoldOutDocument,
} from '../../../graphql/generated/owner/menu';
import type { ChangeItemInput } from '../../../graphql/generated/schema';
import { aMenuOwner, idOf } from '../../support/menu-owner';
import { orderSeenBy } from '../../support/order-steps';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, graphql } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
const at = await aMenuOwner(fixtures);

describe('an owner’s items over REST', () => {
  test('an item is added, shown to customers at once, changed and deleted', async () => {
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
    expect(await at.update(itemId, updates)).toMatchObject({
      status: 200,
      body: {
        message: 'Article mis à jour avec succès!',
        item: { price: 1.6, quantity: 8, freshlyBaked: false, itemImg: at.picture },
      },
    });
    expect(await at.seen('Croissant')).toMatchObject({ price: 1.6, quantity: 8 });

    expect(await at.remove(itemId)).toMatchObject({ status: 200, body: { message: 'Article supprimé avec succès!' } });
    expect(await at.seen('Croissant')).toBeUndefined();
    expect(await at.remove(itemId)).toMatchObject({ status: 404 });
    // The name is free again.
    expect(await at.add('Croissant')).toMatchObject({ status: 201 });
  });

  test('the name of a deleted item is proposed again, to its owner only', async () => {
    const names = async (token?: string) =>
      JSON.stringify(
        (await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { ...(token && { token }) })).body,
      );
    const itemId = idOf(await at.add('Fougasse aux olives'));
    await at.remove(itemId);
    expect(await names()).not.toContain('Fougasse aux olives');
    expect(await names(at.shop.token)).toContain('Fougasse aux olives');
    const { ownMenu } = await graphql(fixtures, at.shop.token, MenuPageDocument);
    const proposed = ownMenu.catalogue.find(({ category }) => category === 'Viennoiseries')?.proposals;
    expect(proposed).toContainEqual(expect.objectContaining({ name: 'Fougasse aux olives', pictureUrl: null }));
    expect(await at.add('Fougasse aux olives')).toMatchObject({ status: 201 });
    expect((await names(at.shop.token)).match(/Fougasse aux olives/g)).toHaveLength(1);
  });

  test('adding a list with an existing item name, in any case, is refused and adds nothing', async () => {
    await at.add('Pain au lait');
    const items = [
      { itemName: 'Pain aux noix', price: 2, quantity: 1 },
      { itemName: 'pain AU lait', price: 2, quantity: 1 },
    ];
    expect(await at.addUnder('Viennoiseries', items)).toMatchObject({
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
    ['of half a piece', { quantity: 1.5 }],
    ['with somebody else’s picture', { itemImg: 'https://elsewhere.example/a.png' }],
    ['with a name too long', { itemName: 'a'.repeat(121) }],
  ])('%s is refused', async (_what, wrong) => {
    expect(await at.add('Faux', wrong)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await at.seen('Faux')).toBeUndefined();
  });

  test('another owner finds no item of this shop to change or delete', async () => {
    const itemId = idOf(await at.add('Brioche'));
    expect(await at.update(itemId, { price: 9 }, at.rival.token)).toMatchObject({ status: 404 });
    expect(await at.remove(itemId, at.rival.token)).toMatchObject({ status: 404 });
    expect(await at.seen('Brioche')).toMatchObject({ price: 1.4 });
  });
});

describe('changing an item', () => {
  const change = (input: ChangeItemInput, { token } = at.shop) =>
    graphql(fixtures, token, ChangeItemDocument, { input });
  const namesUnder = async (heading: string) =>
    (await at.listed()).find(({ category }) => category === heading)?.items.map(({ itemName }) => itemName);
  const addUnder = (category: string, ...names: string[]) =>
    at.addUnder(
      category,
      names.map((itemName) => ({ itemName, price: 2, quantity: 9 })),
    );

  test('a changed name, category and picture show in carts, while placed orders stay as they were', async () => {
    const itemId = idOf(await at.add('Financier', { price: 6.5, itemImg: at.picture }));
    await addUnder('Pains', 'Miche');
    const customer = await aCustomer(fixtures);
    const categoryId = (await at.category('Pains'))?.id ?? '';
    const { id } = await anOrder(fixtures, customer, at.shop.id, { itemId });
    const before = await orderSeenBy(fixtures, customer, id);
    await addToCart(fixtures, customer, { itemId, quantity: 2 });

    expect(await change({ itemId, name: ' Visitandine ', categoryId, pictureUrl: null })).toMatchObject({
      changeItem: { name: 'Visitandine', categoryId, pictureUrl: null, priceCents: 650, stock: 11 },
    });
    expect(await namesUnder('Pains')).toEqual(['Miche', 'Visitandine']);
    expect(await at.seen('Financier')).toBeUndefined();
    expect((await cartOf(fixtures, customer, at.shop.id)).lines).toMatchObject([
      { item: { id: itemId, name: 'Visitandine' }, quantity: 2, unitCents: 650, problem: null },
    ]);
    expect(await orderSeenBy(fixtures, customer, id)).toEqual(before);

    await expect(change({ itemId, name: 'MICHE' })).rejects.toThrow(
      /^Un article de ce nom existe déjà dans cette catégorie\..*CONFLICT/,
    );
    await expect(change({ itemId, name: ' ' })).rejects.toThrow('BAD_USER_INPUT');
    const theirs = (await at.category(undefined, at.rival))?.id ?? anId();
    await expect(change({ itemId, categoryId: theirs })).rejects.toThrow('NOT_FOUND');
    // A name of the old category is free in the new one, and both change at once.
    await at.add('Miche');
    const back = (await at.category('Viennoiseries'))?.id;
    expect(await change({ itemId, name: 'Financier', categoryId: back })).toMatchObject({
      changeItem: { name: 'Financier', categoryId: back },
    });
  });

  test('moving an item changes its position on the customers’ menu, also under concurrent moves', async () => {
    await addUnder('Tartes', 'A', 'B', 'C', 'D');
    const items = (await at.category('Tartes'))?.items ?? [];
    const move = (name: string, toIndex: number, { token } = at.shop) =>
      graphql(fixtures, token, MoveItemDocument, {
        itemId: items.find((item) => item.name === name)?.id ?? '',
        toIndex,
      });
    await move('C', 0);
    expect(await namesUnder('Tartes')).toEqual(['C', 'A', 'B', 'D']);
    await move('C', 99);
    await move('D', 1);
    expect(await namesUnder('Tartes')).toEqual(['A', 'D', 'B', 'C']);
    await expect(move('A', 1, at.rival)).rejects.toThrow('NOT_FOUND');
    // Both at once: one order of all four comes of it.
    await Promise.all([move('B', 0), move('C', 0)]);
    const positions = await fixtures.sql<{ position: number }>(
      'select position from item where category_id = $1 and deleted_at is null order by position',
      items[0]?.categoryId,
    );
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

describe('cart lines after changes by the owner', () => {
  const cart = () => cartOf(fixtures, at.customer, at.shop.id);

  test('a cart line reports a new price, « épuisé » and a withdrawal, while the placed order stays as it was', async () => {
    const itemId = idOf(await at.add('Flan', { price: 6.5, quantity: 9 }));
    const { id } = await anOrder(fixtures, at.customer, at.shop.id, { itemId });
    const ordered = () => orderSeenBy(fixtures, at.customer, id);
    const before = await ordered();
    await addToCart(fixtures, at.customer, { itemId });

    await at.update(itemId, { price: 7 });
    expect((await cart()).lines).toMatchObject([{ unitCents: 700, previousUnitCents: 650, problem: null }]);

    const soldOut = (value: boolean) =>
      graphql(fixtures, at.shop.token, SetItemSoldOutDocument, { itemId, soldOut: value });
    await soldOut(true);
    expect((await cart()).lines).toMatchObject([{ problem: 'SOLD_OUT' }]);
    expect(await at.seen('Flan')).toMatchObject({ quantity: 0 });
    expect(await addToCart(fixtures, at.customer, { itemId })).toMatchObject({ __typename: 'SoldOut' });
    await soldOut(false);
    expect((await cart()).lines).toMatchObject([{ problem: null }]);

    await at.remove(itemId);
    expect((await cart()).lines).toMatchObject([{ problem: 'WITHDRAWN' }]);
    expect(await ordered()).toEqual(before);
  });
});
