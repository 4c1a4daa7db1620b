import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { Client, Pool } from 'pg';
import { shown } from '../shown';
import { migrations } from './migrations/list';
import { Account, AccountLink, SignUp } from '../accounts/account.entity';
import { Attempt } from '../accounts/sign-in/attempt.entity';
import { AuditLine } from '../accounts/audit-line.entity';
import { Device } from '../accounts/device.entity';
import { Cart, CartLine, Favourite } from '../carts/cart.entity';
import { Category } from '../menus/category.entity';
import { Ingredient } from '../menus/ingredient.entity';
import { MealDeal } from '../menus/meal-deal.entity';
import { Upload } from '../media/upload.entity';
import { Item, ItemAhead, ItemDay } from '../menus/item.entity';
import { Watch } from '../menus/watch.entity';
import { BoardPresence, OrderAlert, PushMessage } from '../notifications/notification.entity';
import { NoShowContest } from '../orders/no-show/no-show-contest.entity';
import { Cancellation } from '../orders/cancellation/cancellation.entity';
import { Order, OrderLine, OrderStep, OrderLink, RefundLine } from '../orders/order.entity';
import { Checkout, Payment, PaymentOutcome } from '../payments/payment.entity';
import { Incident } from '../payments/incident.entity';
import { Refund } from '../payments/refund.entity';
import { StripeEvent } from '../payments/stripe-event.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { PrintJob, Printer } from '../printing/printer.entity';
import { Review } from '../reviews/review.entity';
import { Closure, ExceptionalOpening, OpeningRange, Shop, ShopSlug } from '../shops/shop.entity';
import { ShopVersion } from '../shops/shop-version.entity';

export type Orm = Awaited<ReturnType<typeof connect>>;

/** Limits in milliseconds of a statement, a wait for a lock and a response. */
const OF_REQUESTS = { statement_timeout: 5000, lock_timeout: 2000, query_timeout: 5500 };
/**
 * Migrations of large tables take long, so statements have no time limit. A wait for a lock blocks all later queries of
 * the table, so it is short and retried (`migrate`).
 */
export const OF_MIGRATIONS = { statement_timeout: 0, lock_timeout: 1000, query_timeout: 0 };

/** Connects to PostgreSQL. Every wait has a time limit, so that a lost server never blocks a request. */
export async function connect(
  url: string,
  { databasePoolSize = 16, preparedStatements = true, limits = OF_REQUESTS } = {},
) {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      extensions: [Migrator],
      migrations: {
        migrationsList: migrations,
        tableName: 'migration',
        snapshot: false,
        silent: true,
        allOrNothing: false,
      },
      forceUtcTimezone: true,
      pool: { min: 0, max: databasePoolSize },
      driverOptions: {
        connectionTimeoutMillis: 3000,
        ...limits,
        idle_in_transaction_session_timeout: 10_000,
        keepAlive: true,
        // Statements that do not wait for each other's answers take one round trip (`queryTransaction`).
        pipeline: true,
        application_name: 'memeprix',
        onPoolCreated: (pool: Pool) => endSilentConnections(shown('pool', pool), preparedStatements),
      },
    }),
  );
}

/** Returns the underlying `pg` pool, for code that runs SQL directly (jobs, live updates, payment sandbox). */
export async function poolOf(orm: Orm): Promise<Pool> {
  return orm.em.getConnection().getNativeClient();
}

/**
 * Closes a connection when a query times out. In the pool, later queries, the rollback first, would wait behind that
 * query. A process that was paused also sees a timeout and answers its callers with 503.
 */
function endSilentConnections(pool: Pool, preparedStatements: boolean): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const listening = (asked: unknown, ...words: unknown[]) => {
      const answer = query(preparedStatements ? asked : unnamed(asked), ...words);
      // With a query pending, `end` closes the connection at once; the pool opens another.
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && void end(client));
      return answer;
    };
    client.query = listening as typeof client.query;
  });
}

/** An unnamed query is planned each time, which works when a pooler gives each query another connection. */
const unnamed = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked;

/** The type of the pool does not declare that it provides a whole Client. */
const end = (client: unknown) => (client as Client).end().catch(() => undefined);
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

const entities = [
  Account,
  AccountLink,
  SignUp,
  Attempt,
  AuditLine,
  Device,
  Shop,
  ShopSlug,
  ShopVersion,
  OpeningRange,
  Closure,
  ExceptionalOpening,
  Category,
  Item,
  ItemAhead,
  ItemDay,
  Watch,
  Ingredient,
  MealDeal,
  Cart,
  CartLine,
  Favourite,
  BookedWindow,
  Checkout,
  Payment,
  PaymentOutcome,
  Refund,
  RefundLine,
  Incident,
  StripeEvent,
  Order,
  OrderLine,
  OrderLink,
  OrderStep,
  Cancellation,
  NoShowContest,
  Review,
  Printer,
  PrintJob,
  OrderAlert,
  BoardPresence,
  PushMessage,
  Upload,
];
