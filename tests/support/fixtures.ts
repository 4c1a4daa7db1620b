import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { print } from 'graphql';
import { Account, Role } from '../../server/accounts/account.entity';
import { hashPassword } from '../../server/accounts/sign-in/passwords';
import { migrate } from '../../server/database/migrate';
import { type Product, startProduct } from '../../server/platform/product';
import { startClock } from '../../server/clock';
import { type Config, readConfig } from '../../server/config';
import { Category } from '../../server/menus/category.entity';
import { Ingredient, type IngredientType } from '../../server/menus/ingredient.entity';
import { Item, ItemKind } from '../../server/menus/item.entity';
import { seedSandboxAccount } from '../../server/sandbox/accounts';
import { OpeningRange, Shop, ShopKind } from '../../server/shops/shop.entity';
import { faultyPayments, type FaultPlan } from './faulty-payments';
import { anId } from './an-id';

export const PASSWORD = 'Demo!2026';
// Hashed once: the cost is the point of the algorithm, not of these tests.
const hashed = hashPassword(PASSWORD);

/** A running product on a database of its own, with a fixed day: Tuesday 24 November 2026, 11:00 in Paris. */
export interface Fixtures {
  product: Product;
  base: string;
  /** What the provider signs its news with. */
  webhookSecret: string;
  /** Its keys, for another process that is to know the same. */
  stripe: Config['stripe'];
  /** Where the payment service answers. */
  payments: string;
  /** With `faults`: so many milliseconds the payment service answers no call. */
  hangPayments(ms: number): void;
  /** Where it keeps its files, mails among them. */
  dataDir: string;
  /** The rows of a statement on its database. */
  sql<Row extends object = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** `changes` reach what no variable of the environment does; with `faults` the payment service stands alone and misbehaves. */
export async function createFixtures(
  databaseUrl: string,
  settings: Record<string, string> = {},
  {
    webDir = join(process.cwd(), 'dist', 'web'),
    faults,
    ...changes
  }: Partial<Config> & { webDir?: string; faults?: FaultPlan } = {},
): Promise<Fixtures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    CLOCK_START: '2026-11-24T10:00:00Z',
    LOG_LEVEL: 'error',
    DEMO: '0',
    ...settings,
  });
  const clock = startClock(config.clockStart);
  const payments = faults && (await faultyPayments({ ...faults, databaseUrl, now: () => clock.now() }));
  const stripe = changes.stripe ?? payments?.config ?? config.stripe;
  const product = await startProduct({ ...config, ...changes, stripe }, databaseUrl, webDir, migrate);
  payments?.tell([`${product.base.origin}/api/stripe/webhook`]);
  return {
    product,
    base: product.base.origin,
    webhookSecret: stripe.webhookSecrets[0] ?? '',
    stripe,
    payments: payments?.base ?? product.base.origin,
    hangPayments: (ms) => payments?.hang(ms),
    dataDir,
    async sql<Row extends object>(text: string, ...values: unknown[]) {
      return (await product.pool.query<Row>(text, values)).rows;
    },
    async stop() {
      await product.stop();
      await payments?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Somebody {
  id: string;
  email: string;
  token: string;
}

/** An activated account, signed in without the costly hash of a sign-in; written with the next flush. */
async function addAccount({ product: { clock, parts } }: Fixtures, em: EntityManager, role: Role, name: string) {
  const id = anId();
  const email = `${randomUUID()}@${role === Role.OWNER ? 'commerces' : 'clients'}.test`;
  const [passwordHash, now] = [await hashed, clock.now()];
  em.create(Account, { id, role, email, passwordHash, name, activatedAt: now, createdAt: now });
  return { id, email, token: parts.tokens.issue({ id, role, version: 0 }) };
}

/** An activated customer, signed in. */
export async function aCustomer(fixtures: Fixtures, name = 'Camille Martin'): Promise<Somebody> {
  const em = fixtures.product.orm.em.fork();
  const customer = await addAccount(fixtures, em, Role.CUSTOMER, name);
  await em.flush();
  return customer;
}

/** Who orders without an account, as somebody’s own words say. */
export async function aGuest(
  fixtures: Pick<Fixtures, 'base'>,
  input: { email?: string; name?: string; phone?: string } = {},
): Promise<Somebody> {
  const email = input.email ?? `${randomUUID()}@invites.test`;
  const query = `mutation ($input: GuestInput!) { startGuest(input: $input) { ... on Session { token account { id } } } }`;
  const { startGuest } = await graphql<{ startGuest: { token: string; account: { id: string } } }>(
    fixtures,
    null,
    query,
    {
      input: { name: 'Gaël Invité', ...input, email },
    },
  );
  return { id: startGuest.account.id, email, token: startGuest.token };
}

export interface ShopSetup {
  kind?: ShopKind;
  capacityUnits?: number;
  slotMinutes?: number;
  preparationMinutes?: number;
  noShowGraceMinutes?: number;
  pausedUntil?: Date;
  daysAhead?: number;
}

/** A shop open around the clock that can be paid, with its owner signed in. */
export async function aShop(fixtures: Fixtures, setup: ShopSetup = {}): Promise<Somebody> {
  const em = fixtures.product.orm.em.fork();
  const owner = await addAccount(fixtures, em, Role.OWNER, 'Propriétaire');
  const { id, email } = owner;
  const now = fixtures.product.clock.now();
  const account = `acct_${id.replaceAll('-', '')}`;
  await seedSandboxAccount(fixtures.product.pool, { id: account, email, chargesEnabled: true, createdAt: now });
  const shop = em.create(Shop, {
    id,
    name: 'Le Fournil du Test',
    kind: ShopKind.BOULANGERIE,
    address: '1 rue du Test',
    postcode: '75004',
    city: 'Paris',
    latitude: 48.8556,
    longitude: 2.3601,
    paymentAccountId: account,
    chargesEnabled: true,
    openedAt: now,
    createdAt: now,
    ...setup,
  });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7] as const) {
    em.create(OpeningRange, { id: anId(), shop, weekday, opensAt: 0, closesAt: 1440 });
  }
  await em.flush();
  return owner;
}

/** An item on a shop's menu; by default a croissant nobody counts. */
export async function anItem(fixtures: Fixtures, shopId: string, item: Partial<Item> = {}): Promise<string> {
  const em = fixtures.product.orm.em.fork();
  const category =
    (await em.findOne(Category, { shop: shopId })) ??
    em.create(Category, { id: anId(), shop: shopId, name: 'Viennoiseries' });
  const id = anId();
  em.create(Item, {
    id,
    shop: shopId,
    category,
    kind: ItemKind.SIMPLE,
    name: `Croissant ${id.slice(-6)}`,
    priceCents: 120,
    ...item,
  });
  await em.flush();
  return id;
}

export async function anIngredient(
  fixtures: Fixtures,
  shopId: string,
  type: IngredientType,
  name: string,
  more: Partial<Ingredient> = {},
): Promise<string> {
  const em = fixtures.product.orm.em.fork();
  const id = anId();
  em.create(Ingredient, { id, shop: shopId, type, name, ...more });
  await em.flush();
  return id;
}

type Keys<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
/** Of a field that answers one of several types, the fields of all of them: the test says which one it expects. */
type Whichever<Field> = [Field] extends [readonly unknown[] | string | number | boolean | null]
  ? Field
  : { [Key in Keys<Field>]: Value<Field, Key> };

/** Calls the product as a browser does, of somebody who chose that language if any; answers `data`, throws on errors so that a test shows them. */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  { base, language }: { base: string; language?: string },
  token: string | null,
  asked: string | TypedDocumentNode<Data, Variables>,
  variables?: NoInfer<Variables>,
): Promise<{ [Field in keyof Data]: Whichever<Data[Field]> }> {
  const query = typeof asked === 'string' ? asked : print(addTypenameToDocument(asked));
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { cookie: `language=${language}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as {
    data?: { [Field in keyof Data]: Whichever<Data[Field]> };
    errors?: { message: string }[];
  };
  if (answer.errors?.[0]) throw new Error(`${answer.errors[0].message} ${JSON.stringify(answer.errors[0])}`);
  if (!answer.data) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}
