import { Account } from '../accounts/account.entity';
import { AccountLink } from '../accounts/account-link.entity';
import { Attempt } from '../accounts/attempt.entity';
import { AuditLine } from '../accounts/audit-line.entity';
import { Device } from '../accounts/device.entity';
import { SignUp } from '../accounts/sign-up.entity';
import { Cart, CartLine } from '../carts/cart.entity';
import { Favourite } from '../carts/favourite.entity';
import { Category } from '../menus/category.entity';
import { Ingredient } from '../menus/ingredient.entity';
import { Upload } from '../media/upload.entity';
import { Item } from '../menus/item.entity';
import { ItemAhead } from '../menus/item-ahead.entity';
import { ItemDay } from '../menus/item-day.entity';
import { Watch } from '../menus/watch.entity';
import { BoardPresence } from '../notifications/board-presence.entity';
import { OrderAlert } from '../notifications/order-alert.entity';
import { NoShowContest } from '../orders/no-show-contest.entity';
import { Cancellation } from '../orders/cancellation.entity';
import { PushMessage } from '../notifications/push-message.entity';
import { Order, OrderLine } from '../orders/order.entity';
import { OrderLink } from '../orders/order-link.entity';
import { OrderStep } from '../orders/order-step.entity';
import { Checkout } from '../payments/checkout.entity';
import { Incident } from '../payments/incident.entity';
import { Payment } from '../payments/payment.entity';
import { PaymentOutcome } from '../payments/payment-outcome.entity';
import { Refund } from '../payments/refund.entity';
import { StripeEvent } from '../payments/stripe-event.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { PrintJob } from '../printing/print-job.entity';
import { RefundLine } from '../orders/refund-line.entity';
import { Printer } from '../printing/printer.entity';
import { Review } from '../reviews/review.entity';
import { Closure, ExceptionalOpening, OpeningRange, Shop, ShopSlug } from '../shops/shop.entity';
import { ShopVersion } from '../shops/shop-version.entity';

export const entities = [
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
