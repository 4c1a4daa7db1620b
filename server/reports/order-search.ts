import type { EntityManager } from '@mikro-orm/postgresql';
import { plainPhone } from '../../graphql/rules/phone';
import { folded } from '../../texts/folded';
import { cleanText } from '../text';
import * as t from './reports.texts';

const LONGEST_TEXT = 100;
/** The newest ones; whoever looks for an older one types more. */
const MOST_FOUND = 100;
/** Fewer digits fit too many numbers. */
const LEAST_DIGITS = 6;

// Compared as texts/folded.ts folds them, but for rare letters. Without a phone pattern no number fits.
const FOUND = `
  select o.id from orders o left join account a on a.id = o.customer_id,
    lateral (select replace(lower(regexp_replace(normalize(o.token || ' ' || o.customer_name, nfkd), '[\\u0300-\\u036f]', '', 'g')),
      'œ', 'oe') as named) folded
  where o.shop_id = ? and ((select bool_and(strpos(named, word) > 0) from json_array_elements_text(?::json) word)
    or strpos(regexp_replace(a.phone, '\\D', '', 'g'), ?::text) > 0)
  order by o.created_at desc, o.id desc limit ${MOST_FOUND}`;

/** Ids of a shop's newest orders with all words of a text in number or name, or of the customer whose number it is. */
export async function ordersWith(em: EntityManager, shopId: string, text: string): Promise<string[]> {
  const cleaned = cleanText(text, LONGEST_TEXT, t.searched());
  const words = folded(cleaned).split(/\s+/).filter(Boolean);
  const rows = await em.execute<{ id: string }[]>(FOUND, [shopId, JSON.stringify(words), phoneDigits(cleaned)]);
  return rows.map(({ id }) => id);
}

/** The digits that a number as it is kept contains, with its country’s code or without; null for what is no number. */
function phoneDigits(text: string): string | null {
  const typed = plainPhone(text);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^(00)?33(?=\d{9}$)|^0+/, '');
  return digits.length < LEAST_DIGITS ? null : digits;
}
