import { SaveLanguageDocument } from '../../graphql/generated/shared/language';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base, dataDir } from '../support/journey';
import { replaceable } from '../support/next-version';
import { activated, NEW_PASSWORD, sessionOf } from '../support/signing-up';
import { aVisitor, DESK, installed, keep } from '../support/visitor';

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
const chosenOn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
const inEnglish = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find your perfect meal' }).waitFor();

test('a customer’s choice of English applies at once, after a reload, offline and on other devices', async () => {
  const email = `${randomUUID()}@clients.test`;
  await activated({ base, dataDir }, email);
  const token = await sessionOf({ base, dataDir }, email);
  const { page, errors } = await aVisitor({ serviceWorkers: 'allow' });
  await keep(page, { userToken: token, token });
  await page.goto(`${base}/userSearch`);
  await page.getByRole('heading', { level: 1, name: 'Trouvez votre repas parfait' }).waitFor();
  await installed(page);

  await page.getByRole('button', { name: 'English' }).click();
  await inEnglish(page);
  expect([await language(page), await page.title()]).toEqual(['en', 'Find a shop · MêmePrix']);
  await page.reload();
  await inEnglish(page);
  await page.context().setOffline(true);
  await page.reload();
  await inEnglish(page);
  await page.context().setOffline(false);
  expect(errors).toEqual([]);

  const other = await aVisitor(DESK);
  await keep(other.page, { userToken: token, token });
  await other.page.goto(`${base}/account`);
  await expect.poll(() => chosenOn(other.page)).toBe('en');
  // Long enough for a page to be loaded anew, if it were.
  await other.page.waitForTimeout(2_000);
  await other.page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor();
  await other.page.getByRole('link', { name: 'Contact' }).click();
  await other.page.getByRole('group', { name: 'Language' }).waitFor();
  await other.page.getByRole('button', { name: 'Français' }).click();
  await other.page.getByRole('group', { name: 'Langue' }).waitFor();
  expect([await language(other.page), other.errors]).toEqual(['fr', []]);
});

test('a page opened right after a language choice has that language although the service worker is not updated yet', async () => {
  const online = await replaceable(base);
  onTestFinished(() => online.stop());
  const { page, errors } = await aVisitor({ ...DESK, serviceWorkers: 'allow' });
  await page.goto(online.base);
  await installed(page);
  const release = online.hold('/service-worker.js');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => chosenOn(page)).toBe('en');
  await page.goto(`${online.base}/usersignup`);
  expect(await language(page)).toBe('en');
  await page.context().setOffline(true);
  await page.reload();
  expect(await language(page)).toBe('fr');
  await page.context().setOffline(false);
  await page.reload();
  expect(await language(page)).toBe('en');

  const takenOver = page.evaluate(
    () => new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true })),
  );
  release();
  await takenOver;
  await page.context().setOffline(true);
  await page.reload();
  expect(await language(page)).toBe('en');
  expect(await page.getByRole('button', { name: /^(Update|Mettre à jour)$/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a visitor without an account chooses a language on the login page, for their own browser only', async () => {
  const { page } = await aVisitor();
  await page.goto(`${base}/userlogin`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await language(page)).toBe('en');
  const { page: others } = await aVisitor();
  await others.goto(`${base}/userlogin`);
  await others.getByRole('group', { name: 'Langue' }).waitFor();
});

test('a device without a chosen language takes the account’s language at sign-in and follows later changes', async () => {
  const email = `${randomUUID()}@clients.test`;
  await activated({ base, dataDir }, email);
  const token = await sessionOf({ base, dataDir }, email);
  const choose = (language: 'EN' | 'FR') => graphql({ base }, token, SaveLanguageDocument, { language });
  await choose('EN');

  const { page, errors } = await aVisitor(DESK);
  await page.goto(`${base}/userlogin`);
  // With the part that hears of a sign-in: the one that comes later asks by itself.
  await page.getByRole('group', { name: 'Langue' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await inEnglish(page);
  expect(await language(page)).toBe('en');

  await choose('FR');
  await page.goto(`${base}/account`);
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
  await expect.poll(() => chosenOn(page)).toBe('fr');
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('group', { name: 'Langue' }).waitFor();
  expect([await language(page), errors]).toEqual(['fr', []]);
});
