import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, dataDir } from '../support/journey';
import { mailsTo, tokenIn } from '../support/mailbox';
import { rest } from '../support/rest';
import { aVisitor, heldUp, SHOP_TIME, signIn, type Visitor, withClock } from '../support/visitor';

const PASSWORD = 'Levain!2027';

const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });

async function tryLogin(page: Page, email: string, typed = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(typed);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** From the login page's link to the sent form. */
async function signUp({ page }: Visitor, email: string): Promise<void> {
  await page.goto(`${base}/userlogin`);
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await page.waitForURL('**/usersignup');
  await page.getByLabel('Nom').fill('Camille Durand');
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/userlogin');
  await page.getByText('Ouvrez l’e-mail que nous venons de vous envoyer').waitFor();
}

test('a customer signs up, activates by mail, signs in, changes and deletes the account', async () => {
  const visitor = await aVisitor();
  const { page } = visitor;
  const email = `${randomUUID()}@clients.test`;
  await signUp(visitor, email);

  await tryLogin(page, email);
  await page.getByText('Votre compte n’est pas encore activé.').waitFor();
  await page.getByRole('button', { name: 'Renvoyer l’e-mail d’activation' }).click();
  await page.getByText('un nouveau lien vient de lui être envoyé').waitFor();
  const [first, second] = await mailsTo(dataDir, email, 2);
  expect(first?.text).toContain('Bonjour Camille Durand,');

  const link = (mail = second) => `${base}/activate/${mail ? tokenIn(mail, '/activate/') : ''}`;
  const release = await heldUp(page, '**/graphql');
  await withClock(page);
  await page.goto(link());
  await page.getByText('Activating your account...', { exact: true }).waitFor();
  await page.clock.pauseAt(SHOP_TIME + 60_000);
  await release();
  await page.getByText('Votre compte est activé. Vous pouvez vous connecter.').waitFor();
  await page.clock.runFor(2_500);
  expect(page.url()).toBe(link());
  await page.clock.runFor(2_500);
  await page.waitForURL('**/userlogin');
  await page.clock.resume();
  await page.goto(link());
  await page.getByRole('alert').getByText('Activation failed or link expired', { exact: true }).waitFor();

  // The guard remembers where one wanted to go.
  await page.goto(`${base}/account`);
  await page.waitForURL('**/userlogin');
  await tryLogin(page, email);
  await page.waitForURL('**/account');
  expect(await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('token')])).toEqual([
    expect.stringMatching(/^ey/),
    expect.stringMatching(/^ey/),
  ]);

  await page.getByLabel('Nom').fill('Camille Petit');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Vos informations sont enregistrées.').waitFor();
  await page.getByRole('switch', { name: 'E-mails sur mes commandes' }).click();
  await page.reload();
  await page.getByRole('switch', { name: 'E-mails sur mes commandes' }).and(page.locator(':not(:checked)')).waitFor();
  expect(await page.getByLabel('Nom').inputValue()).toBe('Camille Petit');

  await page.getByLabel('Mot de passe actuel').fill('Wrong!2027');
  await page.getByLabel('Nouveau mot de passe').fill('Fournil!2028');
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await page.getByText('Le mot de passe actuel n’est pas le bon.').waitFor();
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await page.getByText('Votre mot de passe est changé. Les autres appareils ont été déconnectés.').waitFor();

  await page.getByRole('button', { name: 'Me déconnecter partout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Me déconnecter partout' }).click();
  await page.waitForURL('**/userlogin');
  await page.getByText('Tous vos appareils sont déconnectés.').waitFor();

  await tryLogin(page, email, 'Fournil!2028');
  await page.waitForURL('**/userSearch');
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('link', { name: 'Mon compte' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.waitForURL('**/userlogin');
  await page.getByText('Votre compte est supprimé.').waitFor();
  await tryLogin(page, email, 'Fournil!2028');
  await page.getByText('Email ou mot de passe incorrect.').waitFor();
  expect(visitor.errors).toEqual([]);
});

test('a customer replaces a forgotten password from the login page, and the link works once', async () => {
  const { page, errors } = await aVisitor();
  const email = `${randomUUID()}@clients.test`;
  await rest({ base }, 'POST', '/api/user/register', { body: { name: 'Camille Durand', email, password: PASSWORD } });
  await page.goto(`${base}/userlogin`);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.waitForURL('**/motdepasse');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await page.getByText(/^Si un compte existe pour/).waitFor();
  const mails = await mailsTo(dataDir, email, 2);
  const token = mails.map((mail) => tokenIn(mail, '/motdepasse/')).find(Boolean) ?? '';
  const choose = async () => {
    await page.goto(`${base}/motdepasse/${token}`);
    await page.getByLabel('Nouveau mot de passe').fill('Nouveau!2028');
    await page.getByLabel('Encore une fois').fill('Nouveau!2028');
  };
  const change = page.getByRole('button', { name: 'Changer mon mot de passe' });
  await choose();
  await change.click();
  await page.getByText('Votre mot de passe est changé.').waitFor();
  await choose();
  await change.click();
  await page.getByText('Ce lien a expiré ou a déjà servi.').waitFor();
  await page.goto(`${base}/userlogin`);
  await tryLogin(page, email, 'Nouveau!2028');
  await page.waitForURL('**/userSearch');
  expect(errors).toEqual([]);
});

test('the footer leads to the legal pages, signed in or not', async () => {
  const visitor = await aVisitor();
  const { page } = visitor;
  await page.goto(`${base}/mentions-legales`);
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
  await page.getByText('assistance@memeprix.example').first().waitFor();
  const pages = [
    ['À propos', 'Le même prix pour tout le monde'],
    ['Contact', 'Contact'],
    ['Confidentialité', 'Confidentialité'],
    ['Conditions générales de vente', 'Conditions générales de vente'],
    ['Mentions légales', 'Mentions légales'],
  ] as const;
  for (const [label, title] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await page.goto(`${base}/cgv`);
  await page.getByText(/0,29\s€ par commande/).waitFor();
  await signIn(visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.getByRole('link', { name: /^Panier/ }).waitFor();
  expect(visitor.errors).toEqual([]);
});
