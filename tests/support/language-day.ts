import { randomUUID } from 'node:crypto';
import { SaveLanguageDocument } from '../../graphql/generated/shared/language';
import type { Language } from '../../graphql/texts/text';
import { buys } from './buying';
import { base, changeRows, dataDir, readRows } from './journey';
import { anOpenShop } from './new-shop';
import { advance, cancelByShop, cancelMine } from './order-steps';
import { addToCart } from './ordering';
import { activated, sessionOf } from './signing-up';
import { graphql } from './fixtures';

/** A shop with an order in each state, and its customer with something in another shop's cart; both read one language. */
export async function aDay(language: Language) {
  const where = { base, dataDir };
  const email = `${randomUUID()}@clients.test`;
  await activated(where, email);
  const customer = { id: '', email, token: await sessionOf(where, email) };
  const owner = await anOpenShop();
  for (const { token } of [customer, owner])
    await graphql(where, token, SaveLanguageDocument, { language: language === 'fr' ? 'FR' : 'EN' });
  const order = () => buys(where, customer.token, owner.id);
  const [preparing, ready, handedOver] = [await order(), await order(), await order()];
  const [cancelled, calledOff, missed] = [await order(), await order(), await order()];
  for (const { id } of [ready, handedOver, missed]) await advance(where, owner, id);
  await advance(where, owner, handedOver.id, 'READY');
  await cancelByShop(where, owner, cancelled.id);
  await cancelMine(where, customer, calledOff.token);
  await changeRows(`update orders set status = 'NO_SHOW' where id = $1`, [missed.id]);
  const [bakery, sandwich, pizza] = [
    await demoItem('boulangerie@demo.test', 'SIMPLE'),
    await demoItem('restaurant@demo.test', 'SANDWICH'),
    await demoItem('restaurant@demo.test', 'PIZZA'),
  ];
  // In their own words, which nothing marks.
  const note = { fr: 'Bien cuite, merci', en: 'Well baked, please' }[language];
  await addToCart(where, customer, { itemId: bakery.item, quantity: 2, note });
  const tokens = [preparing, ready, handedOver, cancelled, calledOff, missed].map(({ token }) => token);
  return { customer, owner, tokens, preparing, handedOver, bakery, sandwich, pizza };
}

async function demoItem(email: string, kind: string) {
  const [found] = await readRows(
    `select s.id as shop, i.id as item from shop s join account a on a.id = s.id join item i on i.shop_id = s.id
     where a.email = $1 and i.kind = $2 order by i.position limit 1`,
    [email, kind],
  );
  return { shop: String(found?.['shop']), item: String(found?.['item']) };
}

/** What shops and people wrote, the longest first. */
export async function ownTexts(): Promise<string[]> {
  const rows = await readRows(
    `select name as text from shop union select description from shop union select address from shop union select city from shop
     union select name from category union select name from item union select description from item
     union select jsonb_path_query(sizes, '$.**.name') #>> '{}' from item union select name from ingredient
     union select text from review union select reason from cancellation union select note from order_line`,
  );
  return rows
    .flatMap(({ text }) => (typeof text === 'string' && text ? [text] : []))
    .sort((one, other) => other.length - one.length);
}
