import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireAccount, requireCustomer } from '../accounts/principal';
import { Input } from '../input';
import type { Context } from '../platform/context';
import {
  AddToCartInput,
  JoinCartInput,
  DeclineMealDealInput,
  SetCartLineQuantityInput,
  CartView,
  ChangeCartResult,
  JoinedCart,
} from './cart.types';
import { FavouriteView, SaveFavouriteInput, SaveFavouriteResult } from './favourite.service';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { cleanText } from '../text';
import type { CartService } from './cart.service';
import * as t from './cart.texts';
import { checkQuantity, MOST_LINES } from './quantity';
import { refill } from './refill';

@Resolver()
export class CartResolver {
  @Query(() => CartView, { description: 'The caller’s cart in one shop, empty when nothing was added.' })
  cart(@Arg('shopId', () => ID) shopId: string, @Ctx() { carts, principal }: Context) {
    return carts.cart(requireCustomer(principal), shopId);
  }

  @Query(() => CartView, { nullable: true, description: 'The cart the caller last changed.' })
  latestCart(@Ctx() { carts, principal }: Context) {
    return carts.latest(requireCustomer(principal));
  }

  @Query(() => [CartView], { description: 'The caller’s carts with something in them, the one last changed first.' })
  carts(@Ctx() { carts, principal }: Context) {
    return carts.filled(requireCustomer(principal));
  }

  @Mutation(() => ChangeCartResult, { description: 'Adds a line; an equal line grows instead.' })
  addToCart(@Input(AddToCartInput) input: AddToCartInput, @Ctx() { carts, principal }: Context) {
    return carts.add(requireCustomer(principal), { itemId: input.itemId }, [{ ...input, item: { id: input.itemId } }]);
  }

  @Mutation(() => JoinedCart, {
    description: 'Adds the cart of this device to the caller’s own, as far as it can be had.',
  })
  joinCart(@Input(JoinCartInput) input: JoinCartInput, @Ctx() { carts, principal }: Context) {
    return joinCart(carts, requireCustomer(principal), input);
  }

  @Mutation(() => ChangeCartResult, { description: 'Sets how many of a line are wanted; 0 removes it.' })
  setCartLineQuantity(
    @Input(SetCartLineQuantityInput)
    { lineId, quantity }: SetCartLineQuantityInput,
    @Ctx() { carts, principal }: Context,
  ) {
    return carts.setQuantity(requireCustomer(principal), lineId, quantity);
  }

  @Mutation(() => CartView, { description: 'Leaves a meal deal out of the cart’s price, or lets it apply again.' })
  declineMealDeal(@Input(DeclineMealDealInput) input: DeclineMealDealInput, @Ctx() { carts, principal }: Context) {
    return carts.declineMealDeal(requireCustomer(principal), input);
  }

  @Query(() => [FavouriteView], { description: 'What the caller comes back for, the latest first.' })
  favourites(@Ctx() { favourites, principal }: Context) {
    return favourites.of(requireAccount(principal));
  }

  @Mutation(() => SaveFavouriteResult)
  saveFavourite(@Input(SaveFavouriteInput) input: SaveFavouriteInput, @Ctx() { favourites, principal }: Context) {
    return favourites.keep(requireAccount(principal), input);
  }

  @Mutation(() => Boolean)
  async dropFavourite(@Arg('id', () => ID) id: string, @Ctx() { favourites, principal }: Context) {
    await favourites.drop(requireAccount(principal), id);
    return true;
  }

  @Mutation(() => ChangeCartResult, { description: 'One more of a composition.' })
  favouriteToCart(@Arg('id', () => ID) id: string, @Ctx() { favourites, principal }: Context) {
    return favourites.toCart(requireAccount(principal), id);
  }
}

/**
 * Merges a device cart into the account's cart: quantities add up, as far as stock and limits allow. Idempotent, so
 * that a client may retry when the response was lost. Throws BAD_USER_INPUT, and NOT_FOUND for a shop that customers
 * cannot see.
 */
async function joinCart(carts: CartService, customerId: string, { shopId, cartId, lines }: JoinCartInput) {
  if (!isUuid(cartId) || lines.length > MOST_LINES) throw new Fault('BAD_USER_INPUT', t.deviceCart());
  const wanted = lines.map(({ itemId, quantity, selections, note, unitCents }) => {
    checkQuantity(quantity);
    return {
      itemId: itemId.toLowerCase(),
      name: t.anItem(),
      quantity,
      unitCents: unitCents ?? undefined,
      selections,
      note: cleanText(note, 500, t.note()),
    };
  });
  const { cart, changes } = await refill(carts, customerId, shopId, wanted, { joins: cartId.toLowerCase() });
  return Object.assign(new JoinedCart(), { cart, changes });
}
