import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PaymentPageDocument } from '../../../graphql/generated/customer/payment';
import { ResendOwnerActivationDocument } from '../../../graphql/generated/owner/login';
import { FirstStepsDocument } from '../../../graphql/generated/owner/menu';
import { SaveOpeningHoursDocument, SaveShopIdentityDocument } from '../../../graphql/generated/owner/settings';
import { RegisterOwnerDocument } from '../../../graphql/generated/owner/signup';
import { ownFixtures } from '../../support/own-fixtures';
import { mailsTo } from '../../support/mailbox';
import { providerTells } from '../../support/payment-account';
import { rest } from '../../support/rest';
import { activate, NEW_PASSWORD, post, registerShop, withUnspentTries } from '../../support/signing-up';
import { aCustomer, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const customer = await aCustomer(fixtures);
withUnspentTries(() => fixtures);

const someone = () => `${randomUUID()}@commerces.test`;
const register = (email: string, more: object = {}) => registerShop(fixtures, email, more);
const login = (email: string, restaurantType: string) =>
  post(fixtures, 'owner/login', { email, password: NEW_PASSWORD, deviceToken: null, restaurantType });
const shopsOf = async (email: string) =>
  fixtures.sql<{ id: string; name: string; kind: string; address: string; latitude: number }>(
    'select shop.* from shop join account using (id) where email = $1',
    email,
  );

/** An owner who followed the link of the mail and signed in. */
async function anOwner(more: object = {}): Promise<Somebody> {
  const email = someone();
  expect((await register(email, more)).status).toBe(201);
  await activate(fixtures, email);
  const { body } = await login(email, 'boulangerie');
  const [shop] = await shopsOf(email);
  return { id: shop?.id ?? '', email, token: String(body['token']) };
}

describe('shop registration', () => {
  test('a shop registers with the specification’s REST call and signs in after following the mailed activation link', async () => {
    const email = someone();
    expect(await register(email)).toMatchObject({ status: 201, body: { message: 'Owner created successfully!' } });
    expect(await login(email, 'boulangerie')).toMatchObject({ status: 403, body: { code: 'NOT_ACTIVATED' } });
    const mail = await activate(fixtures, email);
    expect(mail?.subject).toBe('Activez votre compte MêmePrix');
    expect(mail?.text).toContain('Votre boutique est inscrite.');
    expect(mail?.text).toMatch(/\/activate\/[\w-]{43}\?espace=commercant/);
    const { status, body } = await login(email, 'boulangerie');
    expect(status).toBe(200);
    const claims = JSON.parse(Buffer.from(String(body['token']).split('.')[1] ?? '', 'base64url').toString()) as object;
    const [shop] = await shopsOf(email);
    expect(claims).toMatchObject({ id: shop?.id, ownerId: shop?.id, restaurantId: shop?.id, role: 'owner' });
    expect(shop).toMatchObject({ name: 'Maison Levain', kind: 'BOULANGERIE', latitude: 43.6047 });
  });

  test.each([
    ['boulangerie', 'boulangerie', 'restaurant'],
    ['restaurant', 'restaurant', 'boulangerie'],
    ['cafe', 'restaurant', 'boulangerie'],
  ])('a shop registered as %s signs in as %s and not as %s', async (type, door, wrongDoor) => {
    const email = someone();
    await register(email, { restaurantType: type });
    await activate(fixtures, email);
    expect((await login(email, door)).status).toBe(200);
    expect(await login(email, wrongDoor)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await login(email, 'cafe')).status).toBe(door === 'restaurant' ? 200 : 401);
  });

  test('shop registration geocodes an address sent without coordinates', async () => {
    const email = someone();
    await register(email, { address: '10 rue de rivoli paris', lat: undefined, lng: undefined });
    expect(await shopsOf(email)).toMatchObject([{ address: '10 Rue de Rivoli', city: 'Paris', postcode: '75004' }]);
  });

  test.each([
    [{ name: '' }, 'Veuillez remplir tous les champs.'],
    [{ mobile: undefined }, 'Veuillez remplir tous les champs.'],
    [{ shopName: '' }, 'Veuillez remplir tous les champs.'],
    [{ shopName: '  ' }, 'Indiquez le nom de votre boutique.'],
    [{ restaurantType: 'bar' }, 'Veuillez remplir tous les champs.'],
    [{ mobile: '12' }, 'Indiquez un numéro complet, par exemple 06 12 34 56 78.'],
    [{ email: 'ines' }, 'Indiquez une adresse e-mail complète, par exemple camille@exemple.fr.'],
    [{ confirmPassword: 'Levain!2026' }, 'Passwords do not match!'],
    [{ lat: undefined }, 'Could not geocode the address. Please enter a valid address.'],
    [{ lng: '0x1' }, 'Could not geocode the address. Please enter a valid address.'],
    [{ lat: 91 }, 'Could not geocode the address. Please enter a valid address.'],
    [{ address: 'zzzz qqqq' }, 'Could not geocode the address. Please enter a valid address.'],
    [{ address: 'Paris' }, 'Could not geocode the address. Please enter a valid address.'],
    [{ password: 'levain', confirmPassword: 'levain' }, /^Choisissez un mot de passe plus fort/],
  ])('shop registration is refused with %j', async (part, text) => {
    const email = someone();
    const { status, body } = await register(email, part);
    expect([status, body['message'], body['error'], body['msg']]).toEqual([
      400,
      typeof text === 'string' ? text : expect.stringMatching(text),
      body['message'],
      body['message'],
    ]);
    expect(await shopsOf(email)).toEqual([]);
  });

  test('shop registration over GraphQL records accepted terms but does not require them', async () => {
    const input = {
      shopName: 'Le Zinc',
      address: '10 Rue de Rivoli, 75004 Paris',
      kind: 'CAFE',
      name: 'Inès Moreau',
      phone: '0612345678',
      password: NEW_PASSWORD,
    } as const;
    const ask = (email: string, acceptsTerms: boolean) =>
      graphql(fixtures, null, RegisterOwnerDocument, { input: { ...input, email, acceptsTerms } });
    for (const accepts of [true, false]) {
      const email = someone();
      expect(await ask(email, accepts)).toMatchObject({ registerOwner: { __typename: 'Done' } });
      const rows = await fixtures.sql('select terms_accepted_at from account where email = $1', email);
      expect(rows).toEqual([{ terms_accepted_at: accepts ? expect.any(String) : null }]);
    }
  });

  test('concurrent shop registrations with one address create one shop', async () => {
    const email = someone();
    const answers = await Promise.all([1, 2, 3].map(() => register(email)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await shopsOf(email)).toHaveLength(1);
  });

  test('registering a shop again before activation replaces the first registration', async () => {
    const email = someone();
    await register(email);
    await register(email, { shopName: 'Le Nouveau Levain', restaurantType: 'restaurant' });
    expect(await shopsOf(email)).toMatchObject([{ name: 'Le Nouveau Levain', kind: 'RESTAURANT' }]);
  });

  test('registering a shop with a known address changes nothing, gets the usual answer and is explained by mail', async () => {
    const { email } = await anOwner();
    expect(await register(email, { shopName: 'Usurpateur' })).toMatchObject({
      status: 201,
      body: { message: 'Owner created successfully!' },
    });
    expect(await shopsOf(email)).toMatchObject([{ name: 'Maison Levain' }]);
    const [, second] = await mailsTo(fixtures.dataDir, email, 2);
    expect(second?.subject).toBe('Vous avez déjà un compte MêmePrix');
    expect(second?.text).toContain('/ownerloginform');
  });

  test('a registered shop can request its activation link again', async () => {
    const email = someone();
    await register(email);
    await mailsTo(fixtures.dataDir, email);
    await graphql(fixtures, null, ResendOwnerActivationDocument, { email });
    await activate(fixtures, email, 2);
  });

  test('shop registration answers 429 after six mails to one address', async () => {
    const email = someone();
    for (let round = 0; round < 6; round++) expect((await register(email)).status).toBe(201);
    const refused = await register(email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('first steps of a new shop', () => {
  const mine = async ({ token }: Somebody) => {
    const { visible, firstSteps } = (await graphql(fixtures, token, FirstStepsDocument)).ownShop;
    return { visible, steps: firstSteps.map(({ step, state }) => `${step} ${state}`) };
  };
  const found = async (place: { lat: number; lng: number }) => {
    const { body } = await rest(fixtures, 'GET', `/api/nearbyboulangeries?lat=${place.lat}&lng=${place.lng}`, customer);
    return (body['shops'] as { ownerId: string }[]).map(({ ownerId }) => ownerId);
  };
  const page = async ({ id }: Somebody, token: string | null = customer.token) =>
    (await graphql(fixtures, token, PaymentPageDocument, { shopId: id })).shop.name;
  const openDaily = ({ token }: Somebody) =>
    graphql(fixtures, token, SaveOpeningHoursDocument, {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: 0, closesAt: 1440 })),
    });
  const addCroissant = async ({ id, token }: Somebody) => {
    await rest(fixtures, 'POST', '/api/categories', { token, body: { category: 'Viennoiseries', restaurantId: id } });
    return rest(fixtures, 'POST', '/api/customitems/add-item', {
      token,
      body: { ownerId: id, category: 'Viennoiseries', items: [{ itemName: 'Croissant', price: 1.3, quantity: 10 }] },
    });
  };
  const toulouse = { lat: 43.6047, lng: 1.4442 };
  const paris = { lat: 48.8556, lng: 2.3601 };
  const withAddress = { address: '10 Rue de Rivoli, 75004 Paris' };

  test('a new shop stays out of the search, and its page says not open yet, until all first steps are done', async () => {
    const owner = await anOwner(withAddress);
    const closed = async () => {
      expect(await found(paris)).not.toContain(owner.id);
      await expect(page(owner)).rejects.toThrow('Cette boutique n’a pas encore ouvert. Revenez bientôt !');
      expect((await rest(fixtures, 'GET', `/api/items/${owner.id}`)).status).toBe(404);
      // Its owner sees it all the same.
      expect(await page(owner, owner.token)).toBe('Maison Levain');
    };
    expect(await mine(owner)).toEqual({ visible: false, steps: ['HOURS TODO', 'ITEMS TODO', 'PAYMENT TODO'] });
    await closed();
    await openDaily(owner);
    await closed();
    expect((await addCroissant(owner)).status).toBe(201);
    expect(await providerTells(fixtures, owner.id, false)).toBe(200);
    expect(await mine(owner)).toEqual({ visible: false, steps: ['HOURS DONE', 'ITEMS DONE', 'PAYMENT BEGUN'] });
    await closed();
    expect(await providerTells(fixtures, owner.id, true)).toBe(200);
    expect(await mine(owner)).toEqual({ visible: true, steps: ['HOURS DONE', 'ITEMS DONE', 'PAYMENT DONE'] });
    expect(await found(paris)).toContain(owner.id);
    expect(await page(owner)).toBe('Maison Levain');
  });

  const pay = ({ id }: Somebody) => providerTells(fixtures, id, true);
  const steps = [openDaily, addCroissant, pay];

  test.each([
    ['the hours', openDaily],
    ['the menu', addCroissant],
    ['the payment account', pay],
  ])('a new shop opens when the last of its first steps is %s', async (_last, last) => {
    const owner = await anOwner(withAddress);
    for (const step of steps) if (step !== last) await step(owner);
    expect((await mine(owner)).visible).toBe(false);
    await last(owner);
    expect((await mine(owner)).visible).toBe(true);
    expect(await found(paris)).toContain(owner.id);
  });

  test('a new shop opens when its first steps are done concurrently', async () => {
    const owner = await anOwner(withAddress);
    await Promise.all(steps.map((step) => step(owner)));
    expect((await mine(owner)).visible).toBe(true);
  });

  test('the first steps include the address when the registration had only coordinates', async () => {
    const owner = await anOwner();
    for (const step of steps) await step(owner);
    expect(await mine(owner)).toMatchObject({
      visible: false,
      steps: ['ADDRESS TODO', 'HOURS DONE', 'ITEMS DONE', 'PAYMENT DONE'],
    });
    expect(await found(toulouse)).not.toContain(owner.id);
    const input = { name: 'Maison Levain', kind: 'BOULANGERIE', description: '', ...withAddress } as const;
    await graphql(fixtures, owner.token, SaveShopIdentityDocument, { input });
    expect((await mine(owner)).visible).toBe(true);
    expect(await found(paris)).toContain(owner.id);
  });

  test('an opened shop stays visible when its menu is emptied and is hidden while it cannot be paid', async () => {
    const owner = await anOwner(withAddress);
    for (const step of steps) await step(owner);
    await fixtures.sql('update item set deleted_at = $2 where shop_id = $1', owner.id, fixtures.product.clock.now());
    expect(await page(owner)).toBe('Maison Levain');
    await providerTells(fixtures, owner.id, false);
    await expect(page(owner)).rejects.toThrow('Cette boutique ne prend pas de commandes pour le moment.');
    expect(await mine(owner)).toEqual({ visible: false, steps: ['HOURS DONE', 'ITEMS DONE', 'PAYMENT BEGUN'] });
    await pay(owner);
    expect(await found(paris)).toContain(owner.id);
  });
});
