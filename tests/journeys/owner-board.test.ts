import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { anId } from '../support/an-id';
import { buys } from '../support/buying';
import { base, changeRows, customerTokens, readRows } from '../support/journey';
import { anOwner } from '../support/owner';
import { readOut } from '../support/rendering';

/** Orders of a shop as if so many customers had paid at the counter; answers their tokens. `prefix` has two letters, and a minute of its own. */
async function ordersAt(shopId: string, count: number, prefix: string, minute = '01'): Promise<string[]> {
  const window = anId();
  await changeRows(
    `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '15 minutes', 5000, 0)`,
    [window, shopId, `2026-11-24T17:${minute}:00Z`],
  );
  await changeRows(
    `insert into orders (id, token, shop_id, customer_name, source, status, window_id, units, lines_cents, fee_cents, total_cents, status_at, seen_at, created_at)
     select gen_random_uuid(), $1 || lpad(n::text, 4, '0'), $2, 'Client ' || n, 'COUNTER', 'PREPARING', $3, 1, 480, 0, 480,
       '2026-11-24T09:00:00Z', '2026-11-24T09:00:00Z', '2026-11-24T09:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(0, $4 - 1) n`,
    [prefix, shopId, window, count],
  );
  await changeRows(
    `insert into order_line (id, order_id, item_id, kind, name, description, category, quantity, unit_cents, vat_rate, allergens, choices, note, position)
     select gen_random_uuid(), o.id, i.id, 'SIMPLE', i.name, '', 'Carte', 2, 240, 55, '{}', '[]', '', 0
     from orders o, (select id, name from item where shop_id = $2 and kind = 'SIMPLE' limit 1) i where o.window_id = $1`,
    [window, shopId],
  );
  return Array.from({ length: count }, (_, at) => `${prefix}${String(at).padStart(4, '0')}`);
}
const cancelAll = (prefix: string) =>
  changeRows(`update orders set status = 'CANCELLED', status_at = '2026-11-23T09:00:00Z' where token like $1 || '%'`, [
    prefix,
  ]);

/** Three that move, those around them, and those whose minutes pass meanwhile. */
const MOST_CHANGED = 30;
/** Some windows full: what is drawn is bounded by the window, not by how many orders there are. */
const MOST_DRAWN = 60;

const card = (page: Page, token: string) => page.getByRole('article', { name: token });

test('with 500 open orders a step changes few cards, only cards near the viewport are drawn, and all are accessible', async () => {
  const owner = await anOwner('cafe@demo.test');
  const { page, shopId, token: ownerToken, errors } = owner;
  const tokens = await ordersAt(shopId, 500, 'ZQ');
  await page.goto(`${base}/ownerorders`);
  // By their words: to ask five hundred cards for their names takes a slow machine seconds.
  const cardOf = (token = '') => page.locator('article', { hasText: token });
  await cardOf(tokens[0]).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(500);

  await page.evaluate(() => {
    const changed = new Set<Element>();
    Object.assign(window, { changedCards: changed });
    const cardAround = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('article');
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const one = cardAround(node);
          if (one) changed.add(one);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  for (const token of tokens.slice(0, 3)) {
    const one = cardOf(token);
    const ready = one.getByRole('button', { name: 'Prêt à être récupéré' });
    // While the card before still slides away, a press is not taken: one presses again. A press that waits for a
    // card already on its way would find it gone.
    await expect
      .poll(
        async () => {
          await ready.click({ timeout: 3_000 }).catch(() => undefined);
          return one.getByRole('button', { name: 'Livrer la commande' }).isVisible();
        },
        { interval: 200, timeout: 30_000 },
      )
      .toBe(true);
  }
  const changed = await page.evaluate(() => (window as unknown as { changedCards: Set<Element> }).changedCards.size);
  expect(changed).toBeGreaterThanOrEqual(3);
  expect(changed).toBeLessThanOrEqual(MOST_CHANGED);

  // From top to bottom, as fast as a thumb flings it.
  const drawn = await page.evaluate(async () => {
    const counts: number[] = [];
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 150; frame++) {
      window.scrollBy({ top: 160, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const contents = [...document.querySelectorAll('article > :first-child')];
      counts.push(contents.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
    }
    return counts;
  });
  expect(Math.min(...drawn)).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(MOST_DRAWN);

  // With accessibility on, as a screen reader switches it on: what is far from the window is read out like the rest.
  const read = await readOut(ownerToken);
  expect(read('article', /^ZQ\d{4}$/)).toBe(500);
  expect(read('list', /^À préparer pour ZQ\d{4}$/)).toBe(500);
  expect(read('button', /^(Prêt à être récupéré|Livrer la commande)$/)).toBeGreaterThanOrEqual(500);
  expect(errors).toEqual([]);
  await cancelAll('ZQ');
  await page.context().close();
});

test('a tablet shows eight of forty orders, and ready, collected, sold out and pause take one or two taps each', async () => {
  const { page, shopId, errors } = await anOwner('cafe@demo.test', { width: 1024, height: 768 });
  const tokens = await ordersAt(shopId, 40, 'WM', '02');
  await page.goto(`${base}/ownerorders`);
  const [first = ''] = tokens;
  await card(page, first).waitFor();
  const numbers = await page.getByRole('article').evaluateAll((cards) =>
    cards
      .filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight)
      .map((one) => one.querySelector('h3 a'))
      .map((number) => ({
        size: number ? parseFloat(getComputedStyle(number).fontSize) : 0,
        height: number?.getBoundingClientRect().height ?? 0,
      })),
  );
  expect(numbers.length).toBeGreaterThanOrEqual(8);
  for (const { size, height } of numbers) {
    expect(size).toBeGreaterThanOrEqual(28);
    // On one line.
    expect(height).toBeLessThan(2 * size);
  }

  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const counted = async (act: () => Promise<void>) => {
    taps = 0;
    await act();
    await page.waitForTimeout(1000);
    return taps;
  };
  const handOver = card(page, first).getByRole('button', { name: 'Livrer la commande' });
  const ready = await counted(async () => {
    await tap(card(page, first).getByRole('button', { name: 'Prêt à être récupéré' }));
    await handOver.waitFor();
  });
  const handedOver = await counted(async () => {
    await tap(handOver);
    await page.getByRole('region', { name: 'Livré' }).getByRole('article', { name: first }).waitFor();
  });
  const pace = page.getByRole('button', { name: 'Pause', exact: true });
  const pause = await counted(async () => {
    await tap(pace);
    await tap(page.getByRole('menuitem', { name: /^Pause de 15/ }));
    await page.getByText(/^Commandes en pause, jusqu’à 1\d:\d\d\./).waitFor();
  });
  await page.getByRole('button', { name: 'Reprendre les commandes' }).click();
  await page.getByText(/^Commandes en pause, /).waitFor({ state: 'detached' });
  const soldOut = await counted(async () => {
    await card(page, tokens[1] ?? '')
      .getByRole('list')
      .first()
      .getByText(/./)
      .last()
      .hover();
    await page.mouse.down();
    taps += 1;
    const question = page.getByRole('alertdialog', { name: /épuisé aujourd’hui \?$/ });
    await question.getByText(/^Plus personne .* 39 commandes à préparer en contiennent : WM0001/).waitFor();
    await page.mouse.up();
    await tap(question.getByRole('button', { name: 'Épuisé aujourd’hui' }));
    await page.getByText(/: épuisé jusqu’à demain\.$/).waitFor();
  });
  expect({ ready, handedOver, soldOut, pause }).toEqual({ ready: 1, handedOver: 1, soldOut: 2, pause: 2 });
  await changeRows('update item set sold_out_until = null where shop_id = $1', [shopId]);
  expect(errors).toEqual([]);
  await cancelAll('WM');
  await page.context().close();
});

test('an owner marks an order as seen, finds it by token, cancels it with a reason, undoes that and makes it ready', async () => {
  const { page, shopId, errors } = await anOwner('restaurant@demo.test');
  await page.goto(`${base}/ownerorders`);
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' }).waitFor();
  const { token, itemName } = await buys({ base }, customerTokens['client2@demo.test'] ?? '', shopId);
  const order = card(page, token);
  await order.waitFor();
  // Nobody has seen it yet: a reload does not change that.
  await page.reload();
  const unseen = order.getByRole('button', { name: /Nouvelle commande/ });
  await unseen.dblclick();
  await order.getByText('Vue', { exact: true }).waitFor();
  // Neither half of the double tap was meant for what stood below.
  expect(new URL(page.url()).pathname).toBe('/ownerorders');
  await page.waitForTimeout(600);
  await page.reload();
  await order.waitFor();
  expect(await unseen.count()).toBe(0);

  const search = page.getByRole('searchbox', { name: 'Chercher une commande' });
  await search.fill(token.toLowerCase());
  await expect.poll(() => page.getByRole('article').count()).toBe(1);

  await page.getByRole('button', { name: /^À préparer dans l’heure/ }).click();
  const kitchen = page.getByRole('region', { name: /^À préparer avant/ });
  await kitchen.getByText(itemName, { exact: true }).waitFor();
  // What the kitchen has made and looks at is still so when somebody reloads the page.
  await search.fill('');
  await kitchen
    .getByRole('button', { name: RegExp(`× ${itemName}`) })
    .last()
    .click();
  await kitchen.getByText(/commandes? encadrée/).waitFor();
  expect(await page.locator('article[data-highlighted]', { hasText: itemName }).count()).toBeGreaterThan(0);
  const tick = kitchen.getByRole('button', { name: `Fait : ${itemName}` }).last();
  await tick.click();
  await page.reload();
  await expect.poll(() => tick.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Masquer ce qui est à préparer' }).click();

  const callOff = async () => {
    await order.getByRole('button', { name: `Plus d’actions pour ${token}` }).click();
    await page.getByRole('menuitem', { name: 'Annuler la commande' }).click();
  };
  await callOff();
  const dialog = page.getByRole('dialog', { name: `Annuler la commande ${token}` });
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await dialog.getByText('Choisissez une raison.').waitFor();
  await dialog.getByText('Autre raison').click();
  await dialog.getByRole('textbox').fill('Le four est en panne.');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await order.getByText('Annulée').waitFor();
  const told = async () =>
    (
      await readRows('select c.reason from cancellation c join orders o on o.id = c.order_id where o.token = $1', [
        token,
      ])
    ).map(({ reason }) => reason);
  expect(await told()).toEqual(['Le four est en panne.']);

  await page.waitForTimeout(1000);
  await order.getByRole('button', { name: /^Revenir en arrière \(\d+\ss\)$/ }).click();
  await order.getByRole('button', { name: 'Prêt à être récupéré' }).waitFor();
  expect(await told()).toEqual([]);
  await page.waitForTimeout(1000);
  await order.getByRole('button', { name: 'Prêt à être récupéré' }).click();
  await order.getByRole('button', { name: 'Livrer la commande' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
