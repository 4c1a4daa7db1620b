import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { changeRows, readRows } from '../support/journey';
import { demoShop, emptyCart, type FoundShop, openCartWith, toPayment } from '../support/shopper';
import { aCustomer, answerLost } from '../support/visitor';

const order = (page: Page) => page.getByRole('button', { name: 'Commander' });
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('article').filter({ hasText: name });

async function inTheBakery() {
  const visitor = await aCustomer();
  const shop = await demoShop(visitor.page, 'Fournil Saint-Paul');
  await emptyCart(visitor.page, shop.id);
  return { ...visitor, shop };
}
const plainItems = (shop: FoundShop) => {
  const [first, second] = shop.menu
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === 'SIMPLE' && !item.soldOut);
  if (!first || !second) throw new Error(`${shop.name} has too little.`);
  return [first, second] as const;
};

test('the cart explains a changed price and a sold-out item, and only the sold-out item blocks the order', async () => {
  const { page, shop, errors } = await inTheBakery();
  const [dearer, gone] = plainItems(shop);
  await openCartWith(page, shop.id, dearer.id, 2);
  await openCartWith(page, shop.id, gone.id);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
  const before = await readRows('select price_cents, stock from item where id = any($1) order by id = $2', [
    [dearer.id, gone.id],
    gone.id,
  ]);
  try {
    await changeRows('update item set price_cents = price_cents + 35 where id = $1', [dearer.id]);
    await changeRows('update item set stock = 0 where id = $1', [gone.id]);
    await page.reload();
    await line(page, dearer.name)
      .getByText(/^Le prix a changé/)
      .waitFor();
    await line(page, gone.name).getByText('Épuisé pour aujourd’hui : supprimez cet article pour commander.').waitFor();
    await page.getByText('Certains articles ne peuvent pas être commandés.').waitFor();
    expect(await order(page).isDisabled()).toBe(true);

    await page.getByRole('button', { name: `Supprimer ${gone.name}` }).click();
    await line(page, gone.name).waitFor({ state: 'hidden' });
    await page.getByText('Certains articles ne peuvent pas être commandés.').waitFor({ state: 'hidden' });
    await toPayment(page);

    // While the card is being typed the shop thinks again: what was held stays as it was shown.
    await changeRows('update item set price_cents = price_cents + 35 where id = $1', [dearer.id]);
    await page.goBack();
    await page.getByText(/Créneau réservé encore/).waitFor();
    await line(page, dearer.name)
      .getByText(/^Le prix a changé/)
      .waitFor();
    expect(errors).toEqual([]);
  } finally {
    const [one, other] = before;
    await changeRows('update item set price_cents = $2 where id = $1', [dearer.id, one?.['price_cents']]);
    await changeRows('update item set stock = $2 where id = $1', [gone.id, other?.['stock']]);
    await emptyCart(page, shop.id);
  }
});

test('a cart change whose answer is lost is shown with the quantity the server has', async () => {
  const { page, shop } = await inTheBakery();
  const [item] = plainItems(shop);
  try {
    await openCartWith(page, shop.id, item.id, 1);
    await answerLost(page, 'ChangeCartLine');
    await page.getByRole('button', { name: `Ajouter un article : ${item.name}` }).click();
    await page
      .getByText(/La connexion a échoué/)
      .first()
      .waitFor();
    await expect.poll(() => line(page, item.name).getByRole('status').textContent()).toBe('2');
    await page.getByRole('button', { name: `Ajouter un article : ${item.name}` }).click();
    await expect
      .poll(() => readRows('select quantity from cart_line where item_id = $1', [item.id]))
      .toContainEqual(expect.objectContaining({ quantity: 3 }));
  } finally {
    await emptyCart(page, shop.id);
  }
});
