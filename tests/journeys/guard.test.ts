import { describe, expect, test } from 'vitest';
import { base, browser, customerTokens } from '../support/journey';
import { sizes } from '../support/sizes';
import { withGoogle } from '../support/page-head';
import { aVisitor, keep, signedInBefore } from '../support/visitor';

const SHOP = '018f0000-0000-7000-8000-000000000000';

test.each([
  '/userSearch?type=cafe',
  `/boulangerie/${SHOP}`,
  `/restaurant/${SHOP}`,
  `/selection/${SHOP}/${SHOP}`,
  '/cart',
  `/cart/${SHOP}`,
  '/order/KKKKKK#avis',
  '/user-ordersPage',
  '/payment',
  '/tokenDetails/KKKKKK',
  '/ownerorders',
  '/ownerorders/jours',
  '/restaurant/dashboard',
  '/reglages/horaires',
  '/printorderpage',
  '/printorder?order=KKKKKK',
  '/account',
])('%s leads to the login and back after the sign-in', async (path) => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page } = visitor;
  await page.goto(base + path);
  await page.waitForURL('**/userlogin');
  const token = customerTokens['client2@demo.test'] ?? '';
  // Signed in in another tab: this one hears of it.
  const other = await page.context().newPage();
  await keep(other, base, { userToken: token });
  await page.waitForURL(base + path);
  expect(visitor.errors).toEqual([]);
  await page.context().close();
});

const SIZES = sizes(['phone', 390, 844], ['desktop', 1280, 800]);

describe.each(SIZES)('on a %s', (_device, width, height) => {
  test('login and sign-up pages show their fields and links, and lead a signed-in customer to the search', async () => {
    const visitor = await aVisitor(browser, width, height);
    const { page } = visitor;
    await page.goto(base);
    const password = page.getByLabel('Mot de passe', { exact: true });
    await password.fill('secret');
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    expect(await page.getByRole('button', { name: 'Facebook (Coming Soon)' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/usersignup');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('alert').getByText('Veuillez remplir tous les champs.').waitFor();

    await page.goto(`${base}/usersignup`);
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/userlogin');
    await signedInBefore(visitor, base, 'client2@demo.test');
    for (const door of ['/', '/userlogin', '/usersignup']) {
      await page.goto(base + door);
      await page.waitForURL('**/userSearch');
    }
    expect(visitor.errors).toEqual([]);
  });

  test('an unreadable token is removed and logged, and the login page is shown', async () => {
    const { page, errors } = await aVisitor(browser, width, height);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto(base);
    await page.evaluate(() => {
      for (const key of ['userToken', 'token', 'ownerToken']) localStorage.setItem(key, 'no.token.at-all');
    });
    await page.goto(`${base}/userSearch`);
    await page.waitForURL('**/userlogin');
    await page.getByRole('heading', { name: 'Bonjour' }).waitFor();
    expect(logged.join()).toContain('What is kept as userToken is no token.');
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
    expect(errors).toEqual([]);
  });

  test('a Google sign-in that asks for confirmation links the accounts only when the customer agrees', async () => {
    const { page, errors } = await aVisitor(browser, width, height);
    const asked: unknown[] = [];
    await withGoogle(page, base, (input: { forceGoogle: boolean }) => {
      asked.push(input);
      if (input.forceGoogle) {
        const account = { __typename: 'Account', id: 'x' };
        return { __typename: 'Session', token: customerTokens['client2@demo.test'], account };
      }
      const message = 'Un compte existe déjà avec cette adresse. L’associer à Google ?';
      return { __typename: 'ConfirmationNeeded', message };
    });
    await page.goto(base);
    const google = page.getByRole('button', { name: 'Continuer avec Google' });
    await google.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Un compte existe déjà avec cette adresse. L’associer à Google ?').waitFor();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await google.click();
    await dialog.getByRole('button', { name: 'Relier mon compte Google' }).click();
    await page.waitForURL('**/userSearch');
    expect(asked).toMatchObject([
      { token: 'a-credential', forceGoogle: false },
      { token: 'a-credential', forceGoogle: false },
      { token: 'a-credential', forceGoogle: true },
    ]);
    expect(errors).toEqual([]);
  });
});

test.each(['/ownerorders', '/restaurant/dashboard'])(
  '%s with an owner token without a shop shows an error and the link to the owner’s login',
  async (path) => {
    const { page } = await aVisitor(browser, 1280, 800);
    const claims = Buffer.from(JSON.stringify({ role: 'owner' })).toString('base64url');
    await keep(page, base, { ownerToken: `e30.${claims}.signature` });
    await page.goto(base + path);
    await page.getByText('Aucun ownerId dans le jeton. Veuillez vous connecter.').waitFor();
    const door = page.getByRole('link', { name: 'Se connecter à l’espace commerçant' });
    expect(await door.getAttribute('href')).toBe(`/ownerloginform?from=${encodeURIComponent(path)}`);
    await page.context().close();
  },
);
