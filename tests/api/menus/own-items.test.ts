import { describe, expect, test } from 'vitest';
import { PublishItemsDocument } from '../../../graphql/generated/owner/add-items';
import {
  AddCategoryDocument,
  MoveCategoryDocument,
  RemoveCategoryDocument,
  RenameCategoryDocument,
} from '../../../graphql/generated/owner/category';
import { MenuPageDocument, MoveItemDocument, SetItemSoldOutDocument } from '../../../graphql/generated/owner/menu';
import { aMenuOwner, idOf } from '../../support/menu-owner';
import { orderSeenBy } from '../../support/order-steps';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aPicture, sendForm } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aCustomer, aShop, graphql } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
const at = await aMenuOwner(fixtures);

describe('an owner’s items over REST', () => {
  test('an item is added, shown to customers at once, changed and deleted', async () => {
    const itemId = idOf(await at.add('Croissant', { itemImg: at.picture }));
    const shown = { price: 1.4, quantity: 12, freshlyBaked: true, itemImg: at.picture };
    expect(await at.seen('Croissant')).toMatchObject(shown);
    expect(await at.update(itemId, { price: '1,60', quantity: '8', freshlyBaked: false })).toMatchObject({
      body: { item: { price: 1.6, quantity: 8, freshlyBaked: false, itemImg: at.picture } },
    });
    expect(await at.seen('Croissant')).toMatchObject({ price: 1.6, quantity: 8 });
    await at.remove(itemId);
    expect(await at.seen('Croissant')).toBeUndefined();
    expect(await at.remove(itemId)).toMatchObject({ status: 404 });
    // The name is free again.
    expect(await at.add('Croissant')).toMatchObject({ status: 201 });
  });

  test('the name of a deleted item is proposed again, to its owner only', async () => {
    const names = async (token?: string) =>
      JSON.stringify((await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { token })).body);
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
    ['for a fraction of a cent', { price: 1.234 }],
    ['of half a piece', { quantity: 1.5 }],
    ['with somebody else’s picture', { itemImg: 'https://elsewhere.example/a.png' }],
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

    expect(await at.save({ itemId, name: ' Visitandine ', categoryId, pictureUrl: null })).toMatchObject({
      // What is not given stays, the stock too.
      ...{ name: 'Visitandine', categoryId, pictureUrl: null, priceCents: 650, stock: 11, freshlyBaked: true },
    });
    expect(await namesUnder('Pains')).toEqual(['Miche', 'Visitandine']);
    expect(await at.seen('Financier')).toBeUndefined();
    expect((await cartOf(fixtures, customer, at.shop.id)).lines).toMatchObject([
      { item: { id: itemId, name: 'Visitandine' }, quantity: 2, unitCents: 650, problem: null },
    ]);
    expect(await orderSeenBy(fixtures, customer, id)).toEqual(before);

    expect(await at.save({ itemId, name: 'MICHE' })).toEqual({
      __typename: 'NameTaken',
      message: 'Un article de ce nom existe déjà dans cette catégorie.',
    });
    await expect(at.save({ itemId, name: ' ' })).rejects.toThrow('BAD_USER_INPUT');
    const theirs = (await at.category(undefined, at.rival))?.id ?? anId();
    await expect(at.save({ itemId, categoryId: theirs })).rejects.toThrow('NOT_FOUND');
    // A name of the old category is free in the new one, and both change at once.
    await at.add('Miche');
    const back = (await at.category('Viennoiseries'))?.id;
    expect(await at.save({ itemId, name: 'Financier', categoryId: back })).toMatchObject({
      name: 'Financier',
      categoryId: back,
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

describe('a shop’s categories', () => {
  test('a category name is 1 to 120 characters and can be added once per shop, in any case', async () => {
    const add = (category: unknown, token?: string) => at.call('POST', 'categories', { category }, token);
    expect(await add(' Plats ')).toMatchObject({ status: 201, body: { category: 'Plats' } });
    expect(await add('plats')).toMatchObject({ status: 409 });
    // Another shop may have one of the same name.
    expect(await add('Plats', at.rival.token)).toMatchObject({ status: 201 });
    for (const wrong of [12, 'a'.repeat(121)]) expect(await add(wrong)).toMatchObject({ status: 400 });
  });

  test('a category can be added with its serving days and hours', async () => {
    const served = { days: [7], from: null, until: '11:00' };
    const added = await graphql(fixtures, at.shop.token, AddCategoryDocument, { name: 'Brunch', served });
    expect(added.addCategory).toMatchObject({ served, servedText: 'dimanche, jusqu’à 11:00' });
    const never = { name: 'Jamais', served: { ...served, from: '11:00' } };
    await expect(graphql(fixtures, at.shop.token, AddCategoryDocument, never)).rejects.toThrow('BAD_USER_INPUT');
  });

  test('a category can be moved, renamed and removed with its items, without changing orders', async () => {
    const lone = await aShop(fixtures);
    for (const category of ['A', 'B', 'C']) await at.call('POST', 'categories', { category }, lone.token);
    const names = async () => (await at.ownMenu(lone)).categories.map(({ name }) => name);
    const idOfCategory = async (wanted: string) => (await at.category(wanted, lone))?.id ?? '';
    const move = async (wanted: string, toIndex: number) =>
      graphql(fixtures, lone.token, MoveCategoryDocument, { categoryId: await idOfCategory(wanted), toIndex });
    await move('C', 0);
    expect(await names()).toEqual(['C', 'A', 'B']);
    await move('C', 99);
    expect(await names()).toEqual(['A', 'B', 'C']);
    const rename = async (name: string) =>
      (await graphql(fixtures, lone.token, RenameCategoryDocument, { categoryId: await idOfCategory('A'), name }))
        .renameCategory.__typename;
    expect([await rename('b'), await rename('a')]).toEqual(['NameTaken', 'OwnCategory']);

    const added = await at.addUnder('B', { itemName: 'Miche', price: 6.5, quantity: 5 }, lone.token);
    const { id: orderId } = await anOrder(fixtures, at.customer, lone.id, { itemId: idOf(added) });
    await graphql(fixtures, lone.token, RemoveCategoryDocument, { categoryId: await idOfCategory('B') });
    expect(await names()).toEqual(['a', 'C']);
    expect(await at.seen('Miche', lone.id)).toBeUndefined();
    expect(await orderSeenBy(fixtures, at.customer, orderId)).toMatchObject({ lines: [{ name: 'Miche' }] });
    // The name is free again.
    expect(await at.call('POST', 'categories', { category: 'B' }, lone.token)).toMatchObject({ status: 201 });
  });
});

describe('draft items', () => {
  const addDraft = async (fields: Record<string, string>) =>
    sendForm(fixtures, '/api/addCategory', at.shop.token, {
      itemImg: await aPicture(),
      ownerId: at.shop.id,
      category: 'Nouveautés',
      ...fields,
    });

  test('a draft has a picture and a category but no price, and customers see it only after it is published', async () => {
    expect(await addDraft({ itemName: 'Bûche' })).toMatchObject({ status: 201 });
    const draft = (await at.category('Nouveautés'))?.items.find(({ name }) => name === 'Bûche');
    expect(draft).toMatchObject({ name: 'Bûche', priceCents: null, published: false });
    expect(await at.seen('Bûche')).toBeUndefined();

    const { body } = await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { token: at.shop.token });
    const proposal = { itemName: 'Bûche', itemImg: expect.stringContaining('/uploads/') as string };
    expect(body['Nouveautés']).toContainEqual(expect.objectContaining(proposal));

    const publish = (priceCents: number) =>
      graphql(fixtures, at.shop.token, PublishItemsDocument, { prices: [{ itemId: draft?.id ?? '', priceCents }] });
    await expect(at.save({ itemId: draft?.id, published: true })).rejects.toThrow('Donnez d’abord un prix');
    await expect(publish(0)).rejects.toThrow('Le prix va de');
    expect(await publish(2400)).toMatchObject({ publishItems: [{ published: true }] });
    expect(await at.seen('Bûche')).toMatchObject({ price: 24 });
  });

  test('the public catalogue lists items added through /api/addCategory, but no drafts added over GraphQL', async () => {
    expect(await addDraft({ itemName: 'Kouglof' })).toMatchObject({ status: 201 });
    const secret = { name: 'Secret', categoryName: 'Nouveautés', pictureUrl: at.picture };
    await at.save({ ...secret, published: false });
    const read = async (token?: string) =>
      JSON.stringify((await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { token })).body['Nouveautés']);
    for (const token of [undefined, at.customer.token, at.rival.token]) {
      expect(await read(token)).toContain('Kouglof');
      expect(await read(token)).not.toContain('Secret');
    }
    expect(await read(at.shop.token)).toMatch(/Kouglof.*Secret/);
    expect(await read(), 'nor to anybody after the owner').not.toContain('Secret');
    expect(await at.seen('Kouglof')).toBeUndefined();
  });

  test('adding an item with a draft’s name completes the draft', async () => {
    await addDraft({ itemName: 'Galette' });
    expect(await at.addUnder('Nouveautés', [{ itemName: 'galette', price: 18, quantity: 3 }])).toMatchObject({
      status: 201,
      body: { item: { itemName: 'Galette', price: 18, quantity: 3 } },
    });
  });

  test('a draft is refused without a name, twice, and for another shop', async () => {
    expect(await addDraft({ itemName: ' ' })).toMatchObject({ status: 400 });
    expect(await addDraft({ itemName: 'Pavé' })).toMatchObject({ status: 201 });
    expect(await addDraft({ itemName: 'Pavé' })).toMatchObject({ status: 409 });
    expect(await addDraft({ itemName: 'Autre', ownerId: anId() })).toMatchObject({ status: 403 });
  });
});
