import { z } from 'zod';
import type { Call } from './call';
import { enabled, newStripeId } from './objects';
import { lockNamed, save } from './store';
import { onboardingBehind, openOnboarding } from './onboarding-access';
import * as t from './onboarding-page.texts';
import { read } from './parameters';
import { escapeHtml } from '../text';

/** The answer to a browser: a page or a redirect. */
export type PageAnswer = { html: string; status: number; formMayLeadTo?: string } | { goTo: string };

const sent = z.strictObject({
  ticket: z.string(),
  name: z.string().default(''),
  iban: z.string().default(''),
  terms: z.string().optional(),
});

/**
 * Opens the hosted form. The link works once; a second visit is redirected to `refreshUrl`, which creates a new link.
 */
export async function openForm(call: Call): Promise<PageAnswer> {
  const found = await onboardingBehind(call, 'link', call.id);
  if (!found) return unknownLinkPage();
  const { access, open } = found;
  if (!open) return { goTo: access.refreshUrl };
  await save(call, { ...access, used: true });
  const { token } = await openOnboarding(call, 'form', access);
  return formPage(access.returnUrl, token);
}

/** Processes the submitted form: the account can be paid from now on, and `account.updated` is emitted. */
export async function takeForm(call: Call): Promise<PageAnswer> {
  const entry = read(sent, call.fields);
  const { ticket, name, iban } = entry;
  const found = await onboardingBehind(call, 'form', ticket);
  if (!found) return unknownLinkPage();
  const { access, open } = found;
  if (!open) return { goTo: access.refreshUrl };
  const errors = mistakesIn(entry);
  if (Object.keys(errors).length > 0) return formPage(access.returnUrl, ticket, name, iban, errors);
  await save(call, { ...access, used: true });
  const account = enabled(await lockNamed(call, 'account', access.account), name.trim());
  await save(call, account);
  await call.emit('account.updated', account, account.id);
  await call.emit('account.external_account.created', bankAccount(account.id, iban), account.id);
  return { goTo: access.returnUrl };
}

function bankAccount(account: string, iban: string) {
  const last4 = iban.replace(/\s/g, '').slice(-4);
  return { id: newStripeId('ba'), object: 'bank_account', account, country: 'FR', currency: 'eur', last4 };
}

function mistakesIn({ name, iban, terms }: z.output<typeof sent>): Mistakes {
  return {
    ...(!/\S/.test(name.slice(0, 120)) && { name: t.nameNeeded() }),
    ...(!isFrenchIban(iban) && { iban: t.wrongIban() }),
    ...(terms === undefined && { terms: t.acceptanceNeeded() }),
  };
}

/**
 * Checks the IBAN checksum of ISO 13616: with the first four characters moved to the end and letters counted from A =
 * 10, the remainder of the division by 97 is 1.
 */
function isFrenchIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^FR\d{12}[A-Z0-9]{11}\d{2}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const TEST_IBAN = 'FR14 2004 1010 0505 0001 3M02 606';

/** Validation errors of the form by field. */
type Mistakes = Partial<Record<'name' | 'iban' | 'terms', string>>;

/** Returns the sandbox's stand-in for Stripe's hosted form, which works without scripts; « Plus tard » leads back. */
function formPage(returnUrl: string, ticket: string, name = '', iban = '', errors: Mistakes = {}): PageAnswer {
  const body = `
    <p class="mark">${t.sandbox()}</p>
    <h1>${t.title()}</h1>
    <p>${t.purpose()}</p>
    <p class="note">${t.simulation()}</p>
    <form method="post" novalidate>
      <input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
      ${field('name', t.name(), name, errors, 'autocomplete="organization" maxlength="120"')}
      ${field('iban', t.iban(), iban || TEST_IBAN, errors, 'autocomplete="off" spellcheck="false" maxlength="40"')}
      <div class="field">
        <label class="check"><input type="checkbox" name="terms" value="yes"${described('terms', errors)}>
          <span>${t.accept()}</span></label>
        ${mistake('terms', errors)}
      </div>
      <button type="submit">${t.activate()}</button>
      <a class="later" href="${escapeHtml(returnUrl)}">${t.later()}</a>
    </form>`;
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return { html: document(t.title(), body), status, formMayLeadTo: new URL(returnUrl).origin };
}

function unknownLinkPage(): PageAnswer {
  const body = `
    <p class="mark">${t.sandbox()}</p>
    <h1>${t.linkGone()}</h1>
    <p>${t.askAgain()}</p>`;
  return { html: document(t.invalidLink(), body), status: 404 };
}

function field(name: keyof Mistakes, label: string, value: string, errors: Mistakes, more: string): string {
  return `<div class="field">
        <label for="${name}">${label}</label>
        <input id="${name}" name="${name}" value="${escapeHtml(value)}" required ${more}${described(name, errors)}>
        ${mistake(name, errors)}
      </div>`;
}

function described(name: keyof Mistakes, errors: Mistakes): string {
  return errors[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
}

function mistake(name: keyof Mistakes, errors: Mistakes): string {
  const error = errors[name];
  return error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="${t.language()}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${t.sandbox()}</title>
  <style>${STYLE}</style>
</head>
<body><main>${body}
</main></body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: light-dark(oklch(0.955 0.006 250), oklch(0.19 0.01 250)); color: light-dark(oklch(0.25 0.02 255), oklch(0.94 0.008 250));
  font: 1rem/1.5 -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif; }
main > :last-child { margin-bottom: 0; }
main { width: 100%; max-width: 27rem; padding: clamp(1.5rem, 5vw, 2.25rem); border-radius: 1rem;
  background: light-dark(white, oklch(0.235 0.012 250)); box-shadow: 0 1px 2px oklch(0 0 0 / 0.08), 0 8px 32px oklch(0 0 0 / 0.08); }
.mark { display: inline-block; margin: 0 0 1rem; padding: 0.15rem 0.6rem; border-radius: 0.375rem; font-size: 0.875rem; font-weight: 600;
  background: light-dark(oklch(0.94 0.03 250), oklch(0.32 0.04 250)); color: light-dark(oklch(0.4 0.09 255), oklch(0.88 0.05 250)); }
h1 { margin: 0 0 0.5rem; font-size: 1.625rem; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 1rem; }
.note { padding: 0.75rem 0.875rem; border-radius: 0.5rem; font-size: 0.9375rem; text-wrap: pretty;
  background: light-dark(oklch(0.965 0.012 250), oklch(0.275 0.02 250)); color: light-dark(oklch(0.38 0.03 255), oklch(0.84 0.02 250)); }
form { display: grid; gap: 1.125rem; margin-top: 1.5rem; }
.field { display: grid; gap: 0.375rem; }
label { font-weight: 600; }
input:not([type=checkbox]) { min-height: 2.875rem; padding: 0 0.875rem; border: 1px solid light-dark(oklch(0.62 0.015 255), oklch(0.56 0.015 250));
  border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; width: 100%; }
input[aria-invalid] { border-color: light-dark(oklch(0.5 0.18 27), oklch(0.75 0.13 25)); }
.check { display: flex; gap: 0.625rem; align-items: start; min-height: 2.75rem; padding-top: 0.375rem; font-weight: 400; }
.check input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; accent-color: light-dark(oklch(0.42 0.1 255), oklch(0.8 0.08 250)); }
.error { margin: 0; font-size: 0.9375rem; color: light-dark(oklch(0.48 0.18 27), oklch(0.8 0.11 25)); }
button, .later { display: grid; place-items: center; min-height: 2.875rem; border-radius: 0.5rem; font: inherit; font-weight: 600; }
button { border: 0; cursor: pointer; background: light-dark(oklch(0.38 0.09 255), oklch(0.86 0.05 250)); color: light-dark(white, oklch(0.2 0.03 255)); }
button:hover { background: light-dark(oklch(0.33 0.09 255), oklch(0.92 0.04 250)); }
.later { margin-top: -0.5rem; color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid light-dark(oklch(0.55 0.16 255), oklch(0.75 0.12 250)); outline-offset: 2px; }
`;
