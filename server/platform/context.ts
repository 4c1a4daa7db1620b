import type { ShopFees, PushStandIn } from '../config';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountService, type PrincipalOf, type ViewerOf } from '../accounts/account.service';
import type { AuditLines } from '../accounts/audit-lines';
import { AccountMailService } from '../accounts/account-mail.service';
import type { AttemptLimiter } from '../accounts/attempt-limiter';
import { DeviceService } from '../accounts/device.service';
import { type ReadGoogleToken, GoogleService } from '../accounts/google.service';
import { PasswordService } from '../accounts/password.service';
import type { Principal } from '../accounts/principal';
import { RegistrationService } from '../accounts/registration.service';
import type { Tokens } from '../accounts/tokens';
import { CartService } from '../carts/cart.service';
import { FavouriteService } from '../carts/favourite.service';
import type { Clock } from '../clock';
import type { Listener } from '../database/listener';
import type { Aside } from '../database/replicas';
import { queryIn } from '../database/query';
import type { Foot } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import type { PictureStore } from '../media/picture-store';
import { UploadService } from '../media/upload.service';
import { CategoryService } from '../menus/category.service';
import { IngredientService } from '../menus/ingredient.service';
import { DishSearchService } from '../menus/dish-search.service';
import { ItemService } from '../menus/item.service';
import { MenuImportService } from '../menus/menu-import.service';
import { type MenuCaches, MenuService } from '../menus/menu.service';
import { ComposedItemsService } from '../menus/composed-items.service';
import { OwnMenuService } from '../menus/own-menu.service';
import { StockService } from '../menus/stock.service';
import { WatchService } from '../menus/watch.service';
import { CancellationService } from '../orders/cancellation.service';
import { CounterOrderService } from '../orders/counter-order.service';
import { AlertService } from '../notifications/alert.service';
import { type PresenceTracker, BoardPresenceService, type LastSeenOf } from '../notifications/board-presence.service';
import { EscalationService } from '../notifications/escalation.service';
import type { Sms } from '../notifications/sms';
import { UnseenAlertService } from '../notifications/unseen-alert.service';
import { NoShowContestService } from '../orders/no-show-contest.service';
import { OrderAgainService } from '../orders/order-again.service';
import { OrderNewsService } from '../notifications/order-news.service';
import { type PushSender, PushService } from '../notifications/push.service';
import { AccountClosingService } from '../orders/account-closing.service';
import { IncidentMailService } from '../orders/incident-mail.service';
import { IncidentService } from '../orders/incident.service';
import { GuestOrderService } from '../orders/guest-order.service';
import { OrderMailService } from '../orders/order-mail.service';
import type { BoardChangesSince } from '../orders/board-changes';
import { OrdersAheadService } from '../orders/orders-ahead.service';
import { OrderService } from '../orders/order.service';
import { HousekeepingService } from '../orders/housekeeping.service';
import { PaymentNewsService } from '../orders/payment-news.service';
import { ClosedDaysService } from '../orders/closed-days.service';
import { OrderMoveService } from '../orders/order-move.service';
import { ReconciliationService } from '../orders/reconciliation.service';
import { RetentionService } from '../orders/retention.service';
import { PlacementService } from '../orders/placement.service';
import { RefundMailService } from '../orders/refund-mail.service';
import { RefundService, type RefundsOf } from '../orders/refund.service';
import { SettlementService } from '../orders/settlement.service';
import type { PaymentSettings } from '../payments/checkout.results';
import { CheckoutService } from '../payments/checkout.service';
import { releaseCustomerHold, stockHeldBy } from '../payments/checkout-holds';
import { FailedCardsService } from '../payments/failed-cards.service';
import { PickupDaysService } from '../payments/pickup-days.service';
import { PayoutService } from '../payments/payout.service';
import type { PaymentGateway } from '../payments/gateway';
import { SavedCardsService } from '../payments/saved-cards.service';
import type { BookedOf } from '../pickup/booked-spans';
import { PaceService } from '../pickup/pace.service';
import { PickupService } from '../pickup/pickup.service';
import { DeliveryService } from '../printing/delivery.service';
import { PrintService } from '../printing/print.service';
import type { PrinterNetworks } from '../printing/printer-address';
import { PrinterService } from '../printing/printer.service';
import { ReportService } from '../reports/report.service';
import { OrderReviewService, ShopReviewsService } from '../reviews/review.service';
import type { Geocoder } from '../shops/geocoding/geocoder';
import { OwnShopService } from '../shops/own-shop.service';
import { OwnerRegistrationService } from '../shops/owner-registration.service';
import type { HoursOf } from '../shops/shop-hours';
import type { ShopRowOf } from '../shops/shop-rows';
import { ShopService } from '../shops/shop.service';
import type { VersionsOf } from '../shops/shop-versions';
import { VoiceService } from '../voice/voice.service';

/** Dependencies shared by all requests of a process. */
export interface Parts {
  em: EntityManager;
  clock: Clock;
  tokens: Tokens;
  principalOf: PrincipalOf;
  audit: AuditLines;
  limiter: AttemptLimiter;
  /** Null when Google sign-in is not configured. */
  googleTokens: ReadGoogleToken | null;
  mailer: Mailer;
  /** Null when no SMS provider is configured. */
  sms: Sms | null;
  /** Data for the footer of every mail. */
  mailFoot: Foot;
  pushSender: PushSender;
  /** A push service run by a test; devices may register with it. */
  pushStandIn?: PushStandIn;
  gateway: PaymentGateway;
  shopFees: ShopFees;
  /** LISTEN/NOTIFY events from all processes. */
  announcements: Listener;
  presence: PresenceTracker;
  paymentSettings: PaymentSettings;
  geocoder: Geocoder;
  aside: Aside;
  versionsOf: VersionsOf;
  shopRowOf: ShopRowOf;
  hoursOf: HoursOf;
  bookedOf: BookedOf;
  lastSeenOf: LastSeenOf;
  boardChangesSince: BoardChangesSince;
  refundsOf: RefundsOf;
  viewerOf: ViewerOf;
  menuCaches: MenuCaches;
  pictures: PictureStore;
  printerNetworks: PrinterNetworks;
  log: { warn(details: object, message: string): void };
}

/** Creates the services of one request around one fork of the entity manager; each is built at its first use. */
export function createServices(parts: Parts) {
  const { em: root, clock, tokens, limiter, gateway, googleTokens, geocoder, mailer, mailFoot, sms, pictures } = parts;
  // With context: a service called inside another service's transaction joins it, on the same connection.
  const em = root.fork({ useContext: true });
  const elsewhere = <Service extends object>(on: (em: EntityManager) => Service) => parts.aside(em, on);
  const heldBy = (customerId: string, shopId: string) => stockHeldBy(em, customerId, shopId);

  const accounts = once(() => new AccountService(em, clock, tokens, limiter, parts.viewerOf));
  const registration = once(() => new RegistrationService(em, clock, limiter));
  const uploads = once(() => new UploadService(em, clock, pictures));
  const shopsOn = (em: EntityManager) => new ShopService(em, clock, accounts(), parts.hoursOf, parts.shopRowOf);
  const shops = once(() => shopsOn(em));
  const menus = once(() => new MenuService(em, parts.menuCaches));
  const stocks = once(() => new StockService(em, clock));
  const categories = once(() => new CategoryService(em, clock));
  const carts = once(() => new CartService(em, clock, menus(), heldBy, releaseCustomerHold));
  const pickup = once(() => new PickupService(em, clock, parts.hoursOf, parts.bookedOf));
  const checkouts = once(() => new CheckoutService(em, clock, shops(), carts(), pickup(), gateway, parts.shopFees));
  const pickupDays = once(() => new PickupDaysService(em, clock, shops(), carts(), pickup(), checkouts()));
  const payouts = once(() => new PayoutService(em, clock, gateway, mailFoot.publicUrl));
  const orders = once(() => new OrderService(em, clock));
  const settlement = once(() => new SettlementService(em, clock, gateway.livemode));
  const closedDays = once(() => new ClosedDaysService(em, clock, parts.hoursOf));
  const cancellations = once(() => new CancellationService(em, clock, orders(), closedDays()));
  const orderMoves = once(() => new OrderMoveService(em, clock, orders(), closedDays(), pickup(), pickupDays()));
  const noShowContests = once(() => new NoShowContestService(em, clock, orders()));
  const incidents = once(() => new IncidentService(em, clock, gateway));
  const boards = once(() => new BoardPresenceService(em, clock, parts.lastSeenOf));

  return lazyServices({
    em: () => em,
    accounts,
    registration,
    passwords: () => new PasswordService(em, clock, limiter, accounts()),
    google: () => new GoogleService(em, clock, limiter, accounts(), googleTokens),
    devices: () => new DeviceService(em, clock, parts.pushStandIn),
    audit: () => parts.audit,
    accountMails: () => new AccountMailService(em, clock, mailer, mailFoot),
    uploads,
    shops,
    nearbyShops: () => elsewhere(shopsOn),
    dishSearch: () => elsewhere((em) => new DishSearchService(em, shopsOn(em))),
    ownShops: () => new OwnShopService(em, clock, uploads(), geocoder),
    ownerRegistration: () => new OwnerRegistrationService(clock, registration(), geocoder),
    menus,
    stocks,
    categories,
    ownMenus: () => new OwnMenuService(em, menus(), stocks()),
    items: () => new ItemService(em, clock, uploads(), stocks(), categories()),
    composedItems: () => new ComposedItemsService(em, clock, uploads(), stocks()),
    ingredients: () => new IngredientService(em, clock, uploads()),
    menuImports: () => new MenuImportService(em, clock, stocks(), categories()),
    carts,
    favourites: () => new FavouriteService(em, clock, menus(), carts()),
    watches: () => new WatchService(em, clock, parts.hoursOf, mailer, mailFoot),
    pickup,
    paces: () => new PaceService(em, clock),
    checkouts,
    pickupDays,
    payouts,
    savedCards: () => new SavedCardsService(em, gateway),
    orders,
    placement: () => new PlacementService(em, clock, shops(), pickup(), gateway, settlement()),
    accountClosing: () => new AccountClosingService(em, clock, orders()),
    boardChangesSince: () => parts.boardChangesSince,
    closedDays,
    cancellations,
    orderMoves,
    guestOrders: () => new GuestOrderService(em, limiter, orders(), cancellations(), orderMoves(), noShowContests()),
    noShowContests,
    refunds: () => new RefundService(em, clock, orders(), parts.refundsOf),
    incidents,
    incidentMails: () => new IncidentMailService(em, mailer, mailFoot),
    refundMails: () => new RefundMailService(em, clock, mailer, mailFoot),
    ordersAhead: () => new OrdersAheadService(em, clock, closedDays(), cancellations()),
    orderMails: () => new OrderMailService(em, clock, mailer, mailFoot, closedDays()),
    orderAgain: () => new OrderAgainService(orders(), carts()),
    paymentNews: () => {
      const failedCards = new FailedCardsService(em, limiter, gateway);
      return new PaymentNewsService(em, clock, gateway, settlement(), payouts(), failedCards, incidents());
    },
    housekeeping: () => new HousekeepingService(em, clock, gateway, settlement(), cancellations()),
    retention: () => new RetentionService(em, clock),
    reconciliation: () => new ReconciliationService(em, clock, gateway, settlement()),
    orderReviews: () => new OrderReviewService(em, clock, orders()),
    shopReviews: () => new ShopReviewsService(elsewhere((em) => ({ query: queryIn(em) })).query),
    prints: () => new PrintService(em, clock, orders()),
    printers: () => new PrinterService(em, clock, mailFoot.publicUrl, parts.printerNetworks),
    deliveries: () => new DeliveryService(em, clock, parts.printerNetworks),
    boards,
    alerts: () => new AlertService(em, sms !== null),
    escalations: () => new EscalationService(em, clock, cancellations(), boards()),
    unseenAlerts: () => new UnseenAlertService(em, boards(), mailer, mailFoot, sms),
    pushes: () => new PushService(em, clock, parts.pushSender),
    orderNews: () => new OrderNewsService(em, clock, orders()),
    voice: () => new VoiceService(em, menus(), new CounterOrderService(em, clock, menus(), pickup())),
    reports: () => elsewhere((em) => new ReportService(em, clock)),
  });
}

export type Services = ReturnType<typeof createServices>;

/** The context of resolvers and REST routes. */
export interface Context
  extends Services, Pick<Parts, 'clock' | 'limiter' | 'announcements' | 'presence' | 'paymentSettings' | 'geocoder'> {
  principal: Principal;
  /** Network address of the caller, for rate limits. */
  address: string;
  /** Called when a subscription failed to read its events and will retry. */
  readingFailed: (error: unknown) => void;
  /**
   * Returns a fresh context of the same caller for each event of a subscription: the caller may have signed out, and
   * cached entities would be stale.
   */
  fresh(): Promise<Context>;
}

/** Creates the context of one call: authenticates the caller and builds fresh services. */
export async function createContext(
  parts: Parts,
  authorization: string | undefined,
  address: string,
): Promise<Context> {
  const services = createServices(parts);
  const { clock, limiter, announcements, presence, paymentSettings, geocoder } = parts;
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
  const principal = await parts.principalOf(token);
  return Object.assign(services, {
    principal,
    clock,
    address,
    limiter,
    announcements,
    presence,
    paymentSettings,
    geocoder,
    readingFailed: (err: unknown) => parts.log.warn({ err }, 'a live stream reads again what it could not read'),
    fresh: () => createContext(parts, authorization, address),
  });
}

function once<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => (built ??= { value: build() }).value;
}

const BUILDERS = Symbol('builders');
const BUILT = Symbol('built');
interface Lazy {
  [BUILDERS]: Record<string, () => unknown>;
  [BUILT]: Record<string, unknown>;
}

let serviceProperties: object | undefined;

/**
 * Returns services that are built at first use. Only for createServices: the property names are cached and must be the
 * same for each request.
 */
function lazyServices<T extends object>(builders: { [Name in keyof T]: () => T[Name] }): T {
  // The getters are on a prototype because Apollo Server copies the context for resolvers and the copy keeps its
  // prototype; they are defined once because there are about sixty.
  serviceProperties ??= Object.defineProperties({}, Object.fromEntries(Object.keys(builders).map(lazyProperty)));
  return Object.assign(Object.create(serviceProperties) as T, { [BUILDERS]: builders, [BUILT]: {} });
}

function lazyProperty(name: string): [string, PropertyDescriptor & ThisType<Lazy>] {
  return [
    name,
    {
      get() {
        return (this[BUILT][name] ??= this[BUILDERS][name]?.());
      },
    },
  ];
}
