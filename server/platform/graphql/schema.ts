import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema as build } from 'type-graphql';
import { AccountResolver } from '../../accounts/account.resolver';
import { CartResolver } from '../../carts/cart.resolver';
import { ClockResolver } from '../../clock.resolver';
import { IngredientResolver, ItemResolver, ShopMenuResolver, WatchResolver } from '../../menus/menu.resolver';
import { AlertResolver, BoardPresenceResolver } from '../../notifications/alert.resolver';
import { AccountClosingResolver, GuestOrderResolver } from '../../orders/customers/guest-order.resolver';
import { LastChoicesResolver } from '../../orders/customers/last-choices.resolver';
import { NoShowResolver } from '../../orders/no-show/no-show.resolver';
import { OrderResolver } from '../../orders/order.resolver';
import {
  CheckoutResolver,
  CartPickupResolver,
  SavedCardsResolver,
  PayoutResolver,
} from '../../payments/payment.resolver';
import { PickupWindowResolver, ShopPickupResolver } from '../../pickup/pickup.resolver';
import { PrintResolver, PrinterResolver } from '../../printing/printer.resolver';
import { MealDealResolver } from '../../menus/own/meal-deal.resolver';
import { OptionGroupResolver } from '../../menus/own/option-group.resolver';
import { OwnMenuResolver } from '../../menus/own/own-menu.resolver';
import { ReportResolver } from '../../reports/report.resolver';
import { OrderReviewResolver, ShopReviewsResolver } from '../../reviews/review.resolver';
import { AddressResolver, ShopResolver } from '../../shops/shop.resolver';
import { OwnShopResolver } from '../../shops/own/own-shop.resolver';
import { VoiceResolver } from '../../voice/voice.resolver';

/** Builds the executable schema; `graphql/schema.graphql` is printed from it. */
export async function buildSchema(): Promise<GraphQLSchema> {
  return build({
    resolvers: [
      AccountResolver,
      AccountClosingResolver,
      ShopResolver,
      AddressResolver,
      ItemResolver,
      IngredientResolver,
      ShopMenuResolver,
      OwnShopResolver,
      OwnMenuResolver,
      MealDealResolver,
      OptionGroupResolver,
      CartResolver,
      WatchResolver,
      ShopPickupResolver,
      PickupWindowResolver,
      CheckoutResolver,
      PayoutResolver,
      SavedCardsResolver,
      CartPickupResolver,
      OrderResolver,
      GuestOrderResolver,
      LastChoicesResolver,
      NoShowResolver,
      OrderReviewResolver,
      PrintResolver,
      PrinterResolver,
      AlertResolver,
      BoardPresenceResolver,
      VoiceResolver,
      ReportResolver,
      ShopReviewsResolver,
      ClockResolver,
    ],
    validate: false,
    skipCheck: true, // Apollo validates the schema again.
    // Required by type-graphql and never used: each subscription has its own event source.
    pubSub: {
      publish: () => undefined,
      subscribe: () => {
        throw new Error('A subscription without a source of its own.');
      },
    },
  });
}
