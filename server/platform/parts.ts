import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { identities, viewerOf } from '../accounts/account.service';
import { createAttemptLimiter } from '../accounts/sign-in/attempt-limiter';
import { auditLines } from '../accounts/audit-lines';
import { googleTokens } from '../accounts/sign-in/google.service';
import { createTokens } from '../accounts/sign-in/tokens';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Listener } from '../database/listener';
import type { Orm } from '../database/orm';
import { queryOn } from '../database/query';
import type { Aside } from '../database/replicas';
import type { Mailer } from '../mail/mailer';
import type { PictureStore } from '../media/picture-store';
import type { MenuCaches } from '../menus/menu.service';
import { SERVICE_CHARGE_CENTS } from '../money';
import { lastSeenOf, type PresenceTracker } from '../notifications/board-presence.service';
import { createSms } from '../notifications/sms';
import type { PushSender } from '../notifications/push.service';
import { boardChangesSince } from '../orders/board/board-changes';
import { boardReadings } from '../orders/board/board-readings';
import { refundsOf } from '../orders/refunds/refund.service';
import type { PaymentGateway } from '../payments/stripe/stripe-gateway';
import { NO_SHOP_FEES } from '../payments/provider-fees';
import { bookedOf } from '../pickup/booked-spans';
import { printerNetworks } from '../printing/printer-address';
import { createGeocoder } from '../shops/geocoding/create-geocoder';
import { hoursOf } from '../shops/hours/shop-hours';
import { shopRowOf } from '../shops/shop-rows';
import { KeptByVersion, shopVersions } from '../shops/shop-versions';

/** What a process has opened by itself, and closes. */
interface Opened {
  clock: Clock;
  /** LISTEN/NOTIFY events from all processes. */
  announcements: Listener;
  aside: Aside;
  presence: PresenceTracker;
  mailer: Mailer;
  pictures: PictureStore;
  pushSender: PushSender;
  gateway: PaymentGateway;
  /** Called when a subscription failed to read its events and will retry. */
  readingFailed: (error: unknown) => void;
}

export type Parts = ReturnType<typeof createParts>;

/** Creates the dependencies shared by all requests of a process; services name them. */
export function createParts(config: Config, orm: Orm, pool: Pool, opened: Opened) {
  const { clock } = opened;
  const em: EntityManager = orm.em;
  const { googleClientId, stripe } = config;
  const query = queryOn(pool);
  const tokens = createTokens(config.jwtSecret, clock);
  const versionsOf = shopVersions(query);
  const { version, offerVersion } = versionsOf;
  const menuCaches: MenuCaches = {
    sections: new KeptByVersion(version),
    limited: new KeptByVersion(version),
    ingredients: new KeptByVersion(offerVersion),
    mealDeals: new KeptByVersion(offerVersion),
    offers: new KeptByVersion(version),
  };
  const changesSince = boardChangesSince(em, clock);
  const rowOf = shopRowOf(query);
  return {
    ...opened,
    em,
    tokens,
    principalOf: identities(query, tokens),
    audit: auditLines(pool, clock),
    limiter: createAttemptLimiter(pool),
    googleTokens: googleClientId ? googleTokens(googleClientId, config.googleKeysUrl, clock) : null,
    sms: createSms(config.smsUrl),
    /** Data for the footer of every mail. */
    mailFoot: config,
    pushStandIn: config.pushStandIn,
    shopFees: stripe.shopFees ?? NO_SHOP_FEES,
    paymentSettings: {
      publishableKey: stripe.publishableKey,
      sandbox: stripe.mode === 'sandbox',
      serviceChargeCents: SERVICE_CHARGE_CENTS,
    },
    geocoder: createGeocoder(config, clock),
    versionsOf,
    shopRowOf: rowOf,
    hoursOf: hoursOf(query, versionsOf),
    bookedOf: bookedOf(query, clock),
    lastSeenOf: lastSeenOf(query),
    boardChangesSince: changesSince,
    boardReadings: boardReadings(opened.announcements, changesSince, rowOf),
    refundsOf: refundsOf(query),
    viewerOf: viewerOf(query),
    menuCaches,
    printerNetworks: printerNetworks(config.printerNetworks),
  };
}
