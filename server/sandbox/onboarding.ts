import { z } from 'zod';
import { enabled } from './accounts';
import type { Call } from './call';
import { newStripeId } from './identifiers';
import { closeOnboarding, onboardingBehind, openOnboarding } from './onboarding-access';
import { formPage, unknownLinkPage, type FormMistakes } from './onboarding-page';
import * as t from './onboarding-page.texts';
import { read } from './parameters';
import { lockNamed, save } from './store';

/** What the browser gets: a page, or another place to go. */
export type PageAnswer = { html: string; status: number; formMayLeadTo?: string } | { goTo: string };

const sent = z.strictObject({
  ticket: z.string(),
  name: z.string().default(''),
  iban: z.string().default(''),
  terms: z.string().optional(),
});

/** Opens the hosted form. The link works once; a second visit is redirected to get a new one. */
export async function openForm(call: Call): Promise<PageAnswer> {
  const found = await onboardingBehind(call.db, 'link', call.id, call.now);
  if (!found) return { html: unknownLinkPage(), status: 404 };
  const { access, open } = found;
  if (!open) return { goTo: access.refreshUrl };
  await closeOnboarding(call.db, call.id, access);
  const { token } = await openOnboarding(call.db, 'form', call.now, access);
  return page(access.returnUrl, { ticket: token, name: '', iban: '' });
}

/** Takes the form: the account can be paid from now on; `account.updated` is sent to its webhooks. */
export async function takeForm(call: Call): Promise<PageAnswer> {
  const { ticket, name, iban, terms } = read(sent, call.fields);
  const found = await onboardingBehind(call.db, 'form', ticket, call.now);
  if (!found) return { html: unknownLinkPage(), status: 404 };
  const { access, open } = found;
  if (!open) return { goTo: access.refreshUrl };
  const errors = mistakesIn(name, iban, terms);
  if (Object.keys(errors).length > 0) return page(access.returnUrl, { ticket, name, iban, errors });
  await closeOnboarding(call.db, ticket, access);
  const account = enabled(await lockNamed(call.db, 'account', access.account), name.trim());
  await save(call.db, 'account', account.id, account);
  await call.emit('account.updated', account, account.id);
  await call.emit('account.external_account.created', bankAccount(account.id, iban), account.id);
  return { goTo: access.returnUrl };
}

function bankAccount(account: string, iban: string) {
  const last4 = iban.replace(/\s/g, '').slice(-4);
  return { id: newStripeId('ba'), object: 'bank_account', account, country: 'FR', currency: 'eur', last4 };
}

function mistakesIn(name: string, iban: string, terms: string | undefined): FormMistakes {
  return {
    ...(!/\S/.test(name.slice(0, 120)) && { name: t.nameNeeded() }),
    ...(!isFrenchIban(iban) && { iban: t.wrongIban() }),
    ...(terms === undefined && { terms: t.acceptanceNeeded() }),
  };
}

/** ISO 13616: letters count from A = 10, the number with its head moved to the end leaves 1 when divided by 97. */
function isFrenchIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^FR\d{12}[A-Z0-9]{11}\d{2}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

function page(
  returnUrl: string,
  form: { ticket: string; name: string; iban: string; errors?: FormMistakes },
): PageAnswer {
  const html = formPage({ ...form, laterUrl: returnUrl });
  return { html, status: form.errors ? 422 : 200, formMayLeadTo: new URL(returnUrl).origin };
}
