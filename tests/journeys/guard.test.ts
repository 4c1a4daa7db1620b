import { expect, test } from 'vitest';
import { base, customerTokens } from '../support/journey';
import { withGoogle } from '../support/page-head';
import { ownerSession } from '../support/rest';
import { aCustomer, aVisitor, DESK, keep } from '../support/visitor';

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
  const { page, errors } = await aVisitor();
  await page.goto(base + path);
  await page.waitForURL('**/userlogin');
  const token = customerTokens['client2@demo.test'] ?? '';
  // Signed in in another tab: this one hears of it.
  const other = await page.context().newPage();
  await keep(other, { userToken: token });
  await page.waitForURL(base + path);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the pages of who is not signed in lead a signed-in customer to the search', async () => {
  const { page, errors } = await aCustomer();
  for (const door of ['/', '/userlogin', '/usersignup']) {
    await page.goto(base + door);
    await page.waitForURL('**/userSearch');
  }
  expect(errors).toEqual([]);
});

test('a Google sign-in that asks for confirmation links the accounts only when the customer agrees', async () => {
  const { page, errors } = await aVisitor();
  const asked: unknown[] = [];
  await withGoogle(page, (input: { forceGoogle: boolean }) => {
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

test.each(['/ownerorders', '/restaurant/dashboard'])(
  '%s with an owner token without a shop shows an error and the link to the owner’s login',
  async (path) => {
    const { page } = await aVisitor(DESK);
    const claims = Buffer.from(JSON.stringify({ role: 'owner' })).toString('base64url');
    await keep(page, { ownerToken: `e30.${claims}.signature` });
    await page.goto(base + path);
    await page.getByText('Aucun ownerId dans le jeton. Veuillez vous connecter.').waitFor();
    const door = page.getByRole('link', { name: 'Se connecter à l’espace commerçant' });
    expect(await door.getAttribute('href')).toBe(`/ownerloginform?from=${encodeURIComponent(path)}`);
    await page.context().close();
  },
);

test('an owner signs in with Google', async () => {
  const { page, errors } = await aVisitor();
  const { token } = await ownerSession(base, 'cafe@demo.test');
  await withGoogle(page, (input: { role?: string }) => {
    expect(input.role).toBe('OWNER');
    return { __typename: 'Session', token, account: { __typename: 'Account', id: 'x', name: 'Inès' } };
  });
  await page.goto(`${base}/ownerloginform`);
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await page.waitForURL('**/AddItems');
  expect(errors).toEqual([]);
});
