import { describe, expect, test } from 'vitest';
import { AddDraftDocument, PublishItemsDocument } from '../../../graphql/generated/owner/add-items';
import {
  AddCategoryDocument,
  MoveCategoryDocument,
  RemoveCategoryDocument,
  RenameCategoryDocument,
} from '../../../graphql/generated/owner/category';
import { ChangeItemDocument } from '../../../graphql/generated/owner/menu';
import { aMenuOwner, idOf } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { orderSeenBy } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { anUpload, aPicture, sendForm } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aShop, graphql } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();

const at = await aMenuOwner(fixtures);

describe('a shop’s categories', () => {
  test('a category name can be added once per shop, in any case', async () => {
    expect(await at.call('POST', 'categories', { category: ' Pains ', restaurantId: at.shop.id })).toMatchObject({
      status: 201,
      body: { _id: expect.any(String), category: 'Pains', restaurantId: at.shop.id },
    });
    expect(await at.call('POST', 'categories', { category: 'pains', restaurantId: at.shop.id })).toMatchObject({
      status: 409,
      body: { message: 'Cette catégorie existe déjà pour ce restaurant.', code: 'NAME_TAKEN' },
    });
    // Another shop may have one of the same name.
    expect(await at.call('POST', 'categories', { category: 'Pains' }, at.rival.token)).toMatchObject({ status: 201 });
  });

  test('a category can be added with its serving days and hours', async () => {
    const served = { days: [7], from: null, until: '11:00' };
    const added = await graphql(fixtures, at.shop.token, AddCategoryDocument, { name: 'Brunch', served });
    expect(added.addCategory).toMatchObject({ served, servedText: 'dimanche, jusqu’à 11:00' });
  });

  test.each([
    ['no text', 12],
    ['too long', 'a'.repeat(121)],
  ])('a category name that is %s is refused', async (_what, category) => {
    expect(await at.call('POST', 'categories', { category })).toMatchObject({ status: 400 });
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
    expect(await addDraft({ itemName: 'Bûche' })).toMatchObject({
      status: 201,
      body: { message: 'Article ajouté avec succès!' },
    });
    const draft = (await at.category('Nouveautés'))?.items[0];
    expect(draft).toMatchObject({ name: 'Bûche', priceCents: null, published: false });
    expect(await at.seen('Bûche')).toBeUndefined();

    const { body } = await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { token: at.shop.token });
    expect((body['Nouveautés'] as object[])[0]).toMatchObject({
      itemName: 'Bûche',
      itemImg: expect.stringContaining('/uploads/'),
    });

    const publish = (priceCents: number) =>
      graphql(fixtures, at.shop.token, PublishItemsDocument, { prices: [{ itemId: draft?.id ?? '', priceCents }] });
    await expect(publish(0)).rejects.toThrow('Le prix va de');
    expect(await publish(2400)).toMatchObject({ publishItems: [{ published: true }] });
    expect(await at.seen('Bûche')).toMatchObject({ price: 24 });
  });

  test('the public catalogue lists items added through /api/addCategory, but no drafts added over GraphQL', async () => {
    expect(await addDraft({ itemName: 'Kouglof' })).toMatchObject({ status: 201 });
    const input = { name: 'Secret', categoryName: 'Nouveautés', pictureUrl: await anUpload(fixtures, at.shop.token) };
    await graphql(fixtures, at.shop.token, AddDraftDocument, { input });
    const read = async (token?: string) =>
      JSON.stringify((await rest(fixtures, 'GET', `/api/cloneCategory/${at.shop.id}`, { token })).body['Nouveautés']);
    for (const token of [undefined, at.customer.token, at.rival.token]) {
      expect(await read(token)).toContain('Kouglof');
      expect(await read(token)).not.toContain('Secret');
    }
    expect(await read(at.shop.token)).toMatch(/Kouglof.*Secret/);
    expect(await at.seen('Kouglof')).toBeUndefined();
  });

  test('adding an item with a draft’s name completes the draft', async () => {
    await addDraft({ itemName: 'Galette' });
    expect(await at.addUnder('Nouveautés', [{ itemName: 'galette', price: 18, quantity: 3 }])).toMatchObject({
      status: 201,
      body: { item: { itemName: 'Galette', price: 18, quantity: 3 } },
    });
  });

  test('a draft cannot be published without a price', async () => {
    const answer = await addDraft({ itemName: 'Panettone' });
    const input = { itemId: idOf(answer), published: true };
    await expect(graphql(fixtures, at.shop.token, ChangeItemDocument, { input })).rejects.toThrow(
      'Donnez d’abord un prix',
    );
  });

  test.each([
    ['without a name', { itemName: ' ' }, 400],
    ['twice', { itemName: 'Bûche' }, 409],
    ['of another shop', { itemName: 'Autre', ownerId: anId() }, 403],
  ])('%s is refused', async (_what, fields, status) => {
    expect(await addDraft(fields)).toMatchObject({ status });
  });
});
