import { AccountService } from '../accounts/account.service';
import { AccountMailService } from '../accounts/registration/account-mail.service';
import { DeviceService } from '../accounts/device.service';
import { LetterSender } from '../accounts/letter-sender';
import { GoogleService } from '../accounts/sign-in/google.service';
import { PasswordService } from '../accounts/sign-in/password.service';
import type { Principal } from '../accounts/principal';
import { RegistrationService } from '../accounts/registration/registration.service';
import { CartService } from '../carts/cart.service';
import { nameRemovedOptions } from '../carts/removed-options';
import { FavouriteService } from '../carts/favourite.service';
import { queryIn } from '../database/query';
import { UploadService } from '../media/upload.service';
import { CategoryService } from '../menus/own/category.service';
import { IngredientService } from '../menus/own/ingredient.service';
import { MealDealService } from '../menus/own/meal-deal.service';
import { OptionGroupService } from '../menus/own/option-group.service';
import { DishSearchService } from '../menus/dish-search.service';
import { ItemService } from '../menus/own/item.service';
import { ItemChangeService } from '../menus/own/item-change.service';
import { MenuImportService } from '../menus/own/menu-import.service';
import { MenuService } from '../menus/menu.service';
import { OwnMenuService } from '../menus/own/own-menu.service';
import { StockService } from '../menus/days/stock.service';
import { WatchService } from '../menus/watch.service';
import { CancellationService } from '../orders/cancellation/cancellation.service';
import { CounterOrderService } from '../orders/counter-order.service';
import { AlertService } from '../notifications/alert.service';
import { BoardPresenceService } from '../notifications/board-presence.service';
import { EscalationService } from '../notifications/escalation.service';
import { UnseenAlertService } from '../notifications/unseen-alert.service';
import { NoShowContestService } from '../orders/no-show/no-show-contest.service';
import { OrderAgainService } from '../orders/customers/order-again.service';
import { OrderNewsService } from '../notifications/order-news.service';
import { PushService } from '../notifications/push.service';
import { AccountClosingService } from '../orders/customers/account-closing.service';
import { IncidentMailService } from '../orders/mails/incident-mail.service';
import { IncidentService } from '../orders/refunds/incident.service';
import { GuestOrderService } from '../orders/customers/guest-order.service';
import { OrderMailService } from '../orders/mails/order-mail.service';
import { OrdersAheadService } from '../orders/ahead/orders-ahead.service';
import { OrderService } from '../orders/order.service';
import { HousekeepingService } from '../orders/jobs/housekeeping.service';
import { PaymentNewsService } from '../orders/settlement/payment-news.service';
import { ClosedDaysService } from '../orders/ahead/closed-days.service';
import { RetentionService } from '../orders/jobs/retention.service';
import { PlacementService } from '../orders/settlement/placement.service';
import { RefundMailService } from '../orders/mails/refund-mail.service';
import { RefundService } from '../orders/refunds/refund.service';
import { SettlementService } from '../orders/settlement/settlement.service';
import { CheckoutService } from '../payments/checkout/checkout.service';
import { releaseCustomerHold, stockHeldBy } from '../payments/checkout/checkout-holds';
import { FailedCardsService } from '../payments/failed-cards.service';
import { PickupDaysService } from '../payments/checkout/pickup-days.service';
import { PayoutService } from '../payments/payout.service';
import { SavedCardsService } from '../payments/saved-cards.service';
import { PaceService } from '../pickup/pace.service';
import { PickupService } from '../pickup/pickup.service';
import { DeliveryService } from '../printing/delivery.service';
import { PrintService } from '../printing/print.service';
import { PrinterService } from '../printing/printer.service';
import { ReportService } from '../reports/report.service';
import { OrderReviewService, ShopReviewsService } from '../reviews/review.service';
import { OwnShopService } from '../shops/own/own-shop.service';
import { OwnerRegistrationService } from '../shops/own/owner-registration.service';
import { ShopService } from '../shops/shop.service';
import { VoiceService } from '../voice/voice.service';
import type { Parts } from './parts';

/** The services of one request, with what they are made of. */
interface Scope extends Parts, Services {}

/** Builders of all services by name. Each is built at its first use in a request, from others by their names. */
const SERVICES = {
  accounts: (s: Scope) => new AccountService(s.em, s.clock, s.tokens, s.limiter, s.viewerOf),
  registration: (s: Scope) => new RegistrationService(s.em, s.clock, s.limiter),
  passwords: (s: Scope) => new PasswordService(s.em, s.clock, s.limiter, s.accounts),
  google: (s: Scope) => new GoogleService(s.em, s.clock, s.limiter, s.accounts, s.googleTokens),
  devices: (s: Scope) => new DeviceService(s.em, s.clock, s.pushStandIn),
  accountMails: (s: Scope) => new AccountMailService(s.em, s.clock, s.letters),
  letters: (s: Scope) => new LetterSender(s.mailer, s.mailFoot),
  uploads: (s: Scope) => new UploadService(s.em, s.clock, s.pictures),
  shops: (s: Scope) => shopsOn(s, s.em),
  nearbyShops: (s: Scope) => s.aside(s.em, (em) => shopsOn(s, em)),
  dishSearch: (s: Scope) => s.aside(s.em, (em) => new DishSearchService(em, shopsOn(s, em))),
  ownShops: (s: Scope) => new OwnShopService(s.em, s.clock, s.uploads, s.geocoder),
  ownerRegistration: (s: Scope) => new OwnerRegistrationService(s.clock, s.registration, s.geocoder),
  menus: (s: Scope) => new MenuService(s.em, s.menuCaches),
  stocks: (s: Scope) => new StockService(s.em, s.clock),
  categories: (s: Scope) => new CategoryService(s.em, s.clock),
  ownMenus: (s: Scope) => new OwnMenuService(s.em, s.menus, s.stocks),
  items: (s: Scope) => new ItemService(s.em, s.clock, s.uploads, s.stocks, s.categories),
  itemChanges: (s: Scope) => new ItemChangeService(s.em, s.clock, s.stocks),
  ingredients: (s: Scope) => new IngredientService(s.em, s.clock, s.uploads),
  optionGroups: (s: Scope) => new OptionGroupService(s.em, s.clock, nameRemovedOptions),
  ownMealDeals: (s: Scope) => new MealDealService(s.em, s.clock),
  menuImports: (s: Scope) => new MenuImportService(s.em, s.clock, s.uploads, s.stocks, s.categories),
  carts: (s: Scope) => new CartService(s.em, s.clock, s.menus, stockHeldBy.bind(null, s.em), releaseCustomerHold),
  favourites: (s: Scope) => new FavouriteService(s.em, s.clock, s.menus, s.carts),
  watches: (s: Scope) => new WatchService(s.em, s.clock, s.hoursOf, s.mailer, s.mailFoot),
  pickup: (s: Scope) => new PickupService(s.em, s.clock, s.hoursOf, s.bookedOf),
  paces: (s: Scope) => new PaceService(s.em, s.clock),
  checkouts: (s: Scope) => new CheckoutService(s.em, s.clock, s.shops, s.carts, s.pickup, s.gateway, s.shopFees),
  pickupDays: (s: Scope) => new PickupDaysService(s.em, s.clock, s.shops, s.carts, s.pickup, s.checkouts),
  payouts: (s: Scope) => new PayoutService(s.em, s.clock, s.gateway, s.mailFoot.publicUrl),
  savedCards: (s: Scope) => new SavedCardsService(s.em, s.gateway),
  failedCards: (s: Scope) => new FailedCardsService(s.em, s.limiter, s.gateway),
  orders: (s: Scope) => new OrderService(s.em, s.clock),
  settlement: (s: Scope) => new SettlementService(s.em, s.clock, s.gateway.livemode),
  placement: (s: Scope) => new PlacementService(s.em, s.clock, s.shops, s.pickup, s.gateway, s.settlement),
  accountClosing: (s: Scope) => new AccountClosingService(s.em, s.clock, s.orders),
  closedDays: (s: Scope) => new ClosedDaysService(s.em, s.clock, s.hoursOf, s.orders, s.pickup, s.pickupDays),
  cancellations: (s: Scope) => new CancellationService(s.em, s.clock, s.orders, s.closedDays),
  guestOrders: (s: Scope) => new GuestOrderService(s.em, s.limiter),
  noShowContests: (s: Scope) => new NoShowContestService(s.em, s.clock, s.orders),
  refunds: (s: Scope) => new RefundService(s.em, s.clock, s.orders, s.refundsOf),
  incidents: (s: Scope) => new IncidentService(s.em, s.clock, s.gateway),
  incidentMails: (s: Scope) => new IncidentMailService(s.em, s.letters),
  refundMails: (s: Scope) => new RefundMailService(s.em, s.clock, s.letters),
  ordersAhead: (s: Scope) => new OrdersAheadService(s.em, s.clock, s.closedDays, s.cancellations),
  orderMails: (s: Scope) => new OrderMailService(s.em, s.clock, s.letters, s.closedDays),
  orderAgain: (s: Scope) => new OrderAgainService(s.em, s.orders, s.carts),
  paymentNews: (s: Scope) =>
    new PaymentNewsService(s.em, s.clock, s.gateway, s.settlement, s.payouts, s.failedCards, s.incidents),
  housekeeping: (s: Scope) => new HousekeepingService(s.em, s.clock, s.gateway, s.settlement, s.cancellations),
  retention: (s: Scope) => new RetentionService(s.em, s.clock),
  orderReviews: (s: Scope) => new OrderReviewService(s.em, s.clock, s.orders),
  shopReviews: (s: Scope) => new ShopReviewsService(s.aside(s.em, (em) => ({ query: queryIn(em) })).query),
  prints: (s: Scope) => new PrintService(s.em, s.clock, s.orders),
  printers: (s: Scope) => new PrinterService(s.em, s.clock, s.mailFoot.publicUrl, s.printerNetworks),
  deliveries: (s: Scope) => new DeliveryService(s.em, s.clock, s.printerNetworks),
  boards: (s: Scope) => new BoardPresenceService(s.em, s.clock, s.lastSeenOf),
  alerts: (s: Scope) => new AlertService(s.em, s.sms !== null),
  escalations: (s: Scope) => new EscalationService(s.em, s.clock, s.cancellations, s.boards),
  unseenAlerts: (s: Scope) => new UnseenAlertService(s.em, s.boards, s.letters, s.sms),
  pushes: (s: Scope) => new PushService(s.em, s.clock, s.pushSender),
  orderNews: (s: Scope) => new OrderNewsService(s.em, s.clock, s.orders),
  counterOrders: (s: Scope) => new CounterOrderService(s.em, s.clock, s.menus, s.pickup),
  voice: (s: Scope) => new VoiceService(s.em, s.menus, s.counterOrders),
  reports: (s: Scope) => s.aside(s.em, (em) => new ReportService(em, s.clock)),
};

type Services = { [Name in keyof typeof SERVICES]: ReturnType<(typeof SERVICES)[Name]> };

const shopsOn = (s: Scope, em: Scope['em']) => new ShopService(em, s.clock, s.accounts, s.hoursOf, s.shopRowOf);

const BUILT = Symbol('built');

// The getters are on a prototype, because Apollo Server copies the context for resolvers and the copy keeps its
// prototype.
const LAZY = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(SERVICES).map(([name, build]) => [
      name,
      {
        get(this: Scope & { [BUILT]: Record<string, unknown> }) {
          return (this[BUILT][name] ??= build(this));
        },
      },
    ]),
  ),
);

/** Returns the services of one request around one fork of the entity manager. */
export function createServices(parts: Parts): Scope {
  // With context: a service called inside another service's transaction joins it, on the same connection.
  const em = parts.em.fork({ useContext: true });
  return Object.assign(Object.create(LAZY) as Scope, parts, { em, [BUILT]: {} });
}

type Shared = 'clock' | 'audit' | 'limiter' | 'announcements' | 'presence' | 'paymentSettings' | 'geocoder';

export interface Context extends Services, Pick<Parts, Shared | 'em' | 'boardReadings' | 'readingFailed'> {
  principal: Principal;
  address: string;
  /**
   * Returns a fresh context of the same caller for each event of a subscription: the caller may have signed out, and
   * cached entities would be stale.
   */
  fresh(): Promise<Context>;
  /** Returns the same caller as of now: null once signed out. */
  principalNow(): Promise<Principal>;
}

/** Creates the context of one call: authenticates the caller and builds fresh services. */
export async function createContext(
  parts: Parts,
  authorization: string | undefined,
  address: string,
): Promise<Context> {
  const services = createServices(parts);
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
  return Object.assign(services, {
    principal: await parts.principalOf(token),
    address,
    principalNow: () => parts.principalOf(token),
    fresh: () => createContext(parts, authorization, address),
  });
}
