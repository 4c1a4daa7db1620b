import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import * as status from '../../graphql/rules/order-status.texts';
import { inLocale } from '../../server/locale';
import * as cards from '../../server/sandbox/cards.texts';
import { locale } from '../../graphql/texts/text';
import * as image from '../../ui/base/field/image-field.texts';
import * as cardForm from '../../ui/food/card-form/card-form.texts';
import * as cartBar from '../../ui/food/cart-bar/cart-bar.texts';
import * as customiser from '../../ui/food/customiser/customiser.texts';
import * as orderBoard from '../../ui/food/order-board/order-board.texts';
import * as timeline from '../../ui/food/order-timeline/order-timeline.texts';
import * as windows from '../../ui/food/pickup-picker/pickup-picker.texts';
import * as receipt from '../../ui/food/receipt/receipt.texts';
import * as shopCard from '../../ui/food/shop-card/shop-card.texts';
import * as itemForm from '../../ui/owner/item-form/item-form.texts';
import { remove } from '../../ui/owner/remove-dialog/remove-dialog.texts';
import * as orderList from '../../ui/owner/owner-orders-list/owner-orders.texts';
import * as publish from '../../ui/owner/publish-summary/publish-summary.texts';
import * as address from '../../ui/site/address-search/address-search.texts';
import * as login from '../../ui/site/login-frame/login-frame.texts';
import * as ownerLogin from '../../ui/site/owner-login-form/owner-login-form.texts';
import * as places from '../../web/app/owner-layout.texts';
import * as cart from '../../web/customer/cart/cart.texts';
import * as order from '../../web/customer/order/order.texts';
import * as results from '../../web/customer/search/search-results.texts';
import * as tracking from '../../web/customer/tracking/tracking.texts';
import { paidByCard } from '../../web/ordering/ordering.texts';
import * as addItems from '../../web/owner/add-items/add-items.texts';
import * as board from '../../web/owner/board/board.texts';
import * as dashboard from '../../web/owner/dashboard/dashboard.texts';
import * as menu from '../../web/owner/menu/menu.texts';
import { rated } from '../../web/page/formatting.texts';
import { base } from '../support/journey';
import { aPicture } from '../support/pictures';
import { answersLate, aVisitor, waitForAlert } from '../support/visitor';

/** No axe violation once `ready`, a piece of the page that comes with its data, is there. */
async function expectAccessible(page: Page, name: string, ready: Locator): Promise<void> {
  await ready.waitFor();
  // What axe looks at is the same in every locale.
  if (locale() !== 'specified') return;
  // A message that fades away is no text to be read; those that stand have stories.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

/** As people have it, once: with its service worker, and with everything that moves. */
const whole = () =>
  locale() === 'specified' ? ({ serviceWorkers: 'allow', reducedMotion: 'no-preference' } as const) : {};

// French is what the specification’s own locale says, but for its English sentences; one-language.test.ts reads all pages in it.
test.each(['specified', 'en'] as const)(
  'in %s an owner publishes an item, a customer orders and collects, and the owner sees the order and its figures',
  (locale) => inLocale(locale, () => walk(`Tarte ${locale}`)),
);

async function walk(item: string): Promise<void> {
  const owner = await aVisitor({ width: 1024, height: 768, ...whole() });
  const tablet = owner.page;
  await tablet.goto(`${base}/ownerloginform`);
  await tablet.getByLabel(ownerLogin.accountType()).selectOption('restaurant');
  await signIn(tablet, 'restaurant@demo.test');
  await tablet.getByRole('heading', { name: menu.manageMenu() }).waitFor();

  // By keyboard: a notice about an order of another journey may lie over it.
  await tablet.getByRole('link', { name: menu.addToMenu() }).press('Enter');
  await tablet.getByRole('heading', { level: 1, name: addItems.addToMenu() }).waitFor();
  await tablet.getByLabel(itemForm.category()).selectOption({ index: 1 });
  await tablet.getByLabel(itemForm.itemName()).fill(item);
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await tablet.getByLabel(image.choose()).setInputFiles(photo);
  await tablet.locator('img[src^="/uploads/shops/"]').first().waitFor();
  await tablet.getByRole('button', { name: itemForm.addDraft() }).click();
  await waitForAlert(tablet, addItems.itemAdded());
  await tablet.getByLabel(publish.priceOf(item)).fill('4');
  await tablet.getByRole('button', { name: publish.publishItems(1) }).click();
  await waitForAlert(tablet, addItems.published(1));

  await goTo(tablet, places.orders());
  await tablet.getByRole('heading', { name: board.heading(), exact: true }).waitFor();
  await expectAccessible(tablet, 'board', tablet.getByRole('heading', { level: 1 }));

  const customer = await aVisitor(whole());
  const phone = customer.page;
  await phone.goto(base);
  await signIn(phone, 'client@demo.test');
  await phone.waitForURL('**/userSearch');

  await phone.getByPlaceholder(address.placeholder()).fill('10 Rue de Rivoli');
  await phone
    .getByRole('option', { name: /10 Rue de Rivoli/ })
    .first()
    .click();
  await phone.getByRole('heading', { name: results.bakeries() }).waitFor();
  await phone.getByRole('heading', { name: results.restaurants() }).waitFor();
  await expectAccessible(phone, 'search', phone.getByText(rated({ rating: 4.8, count: '200+' })).first());

  await phone
    .getByRole('article')
    .filter({ hasText: 'Sami Grill' })
    .getByRole('link', { name: shopCard.viewMenu() })
    .click();
  await phone.waitForURL('**/restaurant/*');
  await phone.getByRole('article').filter({ hasText: item }).waitFor();
  await expectAccessible(phone, 'shop', phone.locator('a[href^="/selection/"]').first());
  await phone.locator('a[href^="/selection/"]').first().click();
  await phone.waitForURL('**/selection/**');
  await expectAccessible(phone, 'customise', phone.getByRole('textbox', { name: customiser.note() }));
  await phone.getByRole('checkbox').and(phone.locator(':enabled')).first().focus();
  await phone.keyboard.press('Space');
  for (const group of await phone.getByRole('radiogroup').all())
    await group.getByRole('radio').and(phone.locator(':enabled')).first().check();
  await phone.getByRole('button', { name: customiser.addToCart() }).click();

  await phone.waitForURL('**/restaurant/*');
  const [oneItem = ''] = cartBar.viewCart({ itemCount: 1, totalCents: 0 }).split('0');
  await phone.getByRole('link', { name: oneItem }).click();
  await phone.waitForURL('**/cart/*');
  await phone.getByRole('group', { name: windows.until17() }).waitFor();
  const toPayment = phone.getByRole('button', { name: cart.order() });
  await expectAccessible(phone, 'cart', toPayment);
  await phone.getByRole('radio').and(phone.locator(':enabled')).first().check({ force: true });
  await toPayment.click();

  await phone.waitForURL('**/payment');
  await phone.getByRole('heading', { name: cardForm.title() }).waitFor();
  await expectAccessible(phone, 'payment', phone.getByRole('button', { name: cardForm.pay() }));
  await payWith(phone, '4000 0000 0000 0002');
  await phone.getByText(cards.refused()).waitFor();
  await payWith(phone, '4000 0025 0000 3155');
  await phone.getByRole('button', { name: cardForm.confirmPayment() }).click();

  await phone.waitForURL('**/order/*');
  const follow = phone.getByRole('link', { name: order.follow() });
  const token = (await follow.getAttribute('href'))?.split('/').pop() ?? '';
  await expectAccessible(phone, 'order', phone.getByRole('button', { name: order.print() }));
  const card = tablet.getByRole('article').filter({ hasText: token });
  await card.waitFor();

  await follow.click();
  await phone.getByRole('heading', { name: timeline.orderOf(token) }).waitFor();
  await expectAccessible(phone, 'tracking', phone.getByText(timeline.open()).first());

  // The page asks, and is answered from before the step only after it.
  const arrive = await answersLate(phone, 'TrackingPage', () =>
    phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  );
  await card.getByRole('button', { name: orderBoard.markReady() }).click();
  const handOver = card.getByRole('button', { name: orderBoard.handOver() });
  await handOver.waitFor();
  // The news are there first.
  await phone.waitForTimeout(1000);
  await arrive();
  await phone.locator('[aria-current="step"]').filter({ hasText: timeline.onTheWay() }).waitFor();
  const print = card.getByRole('button', { name: orderBoard.print() });
  const [paper] = await Promise.all([tablet.waitForEvent('popup'), print.click()]);
  if (!paper.isClosed()) await paper.waitForEvent('close');
  // The board takes a second press right after a step for the end of a double click.
  await tablet.waitForTimeout(1000);
  await handOver.click();
  await phone.locator('h1 + *', { hasText: timeline.delivered() }).waitFor();
  await phone.getByText(tracking.collected()).waitFor();
  await card.getByText(status.collected(), { exact: true }).first().waitFor();

  await phone.goto(`${base}/printorderpage?order=${token}`);
  const paid = phone.getByRole('article', { name: receipt.receiptOf(token) });
  await paid.getByText(receipt.paidBy(paidByCard())).waitFor();
  await paid.getByText(receipt.farewell()).waitFor();

  await goTo(tablet, places.figures());
  await tablet.getByRole('heading', { level: 1, name: dashboard.yourFigures() }).waitFor();
  await tablet.getByRole('button', { name: orderList.detailsOf(token) }).waitFor();
  const hours = Array.from({ length: 24 }, (_, hour) => dashboard.onTheHour(hour));
  await tablet
    .getByText(new RegExp(`^(${hours.join('|')})$`))
    .first()
    .waitFor();

  await goTo(tablet, places.menu());
  await tablet.getByRole('button', { name: `${remove()} ${item}` }).click();
  await tablet.getByRole('alertdialog').or(tablet.getByRole('dialog')).getByRole('button', { name: remove() }).click();
  await waitForAlert(tablet, menu.removed());
  expect([...owner.errors, ...customer.errors]).toEqual([]);
}

const goTo = (page: Page, place: string) => page.getByRole('link', { name: place, exact: true }).click();

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(login.email()).fill(email);
  await page.getByLabel(login.password(), { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: login.signIn() }).click();
}

async function payWith(page: Page, number: string): Promise<void> {
  const field = (token: string) => page.locator(`input[autocomplete="${token}"]`);
  await field('cc-number').fill(number);
  await field('cc-exp').fill('12/34');
  await field('cc-csc').fill('123');
  await page.getByRole('button', { name: cardForm.pay() }).click();
}
