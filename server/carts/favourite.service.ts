import type { EntityManager } from '@mikro-orm/postgresql';
import { holdAccount } from '../accounts/principal';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { priceChoice } from '../menus/options/line-pricing';
import type { MenuService } from '../menus/menu.service';
import { ChosenGroup, SelectionInput } from '../menus/options/selections';
import { isVisible } from '../shops/own/first-steps';
import { Shop } from '../shops/shop.entity';
import { assertVisible } from '../shops/shop.service';
import { cleanText } from '../text';
import { priceLines } from './cart-pricing';
import type { CartService } from './cart.service';
import * as t from './cart.texts';
import { Favourite } from './cart.entity';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LANG } from '../locale';
import { Item } from '../menus/item.entity';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menus/menu.types';
import { LineProblem } from './cart.types';

const MOST_FAVOURITES = 100;

export class FavouriteService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly menus: MenuService,
    private readonly carts: CartService,
  ) {}

  /** Returns the favourites, the latest first; those of hidden shops are left out but not deleted. */
  async of(accountId: string): Promise<FavouriteView[]> {
    const kept = await this.em.find(
      Favourite,
      { account: accountId },
      { populate: ['shop', 'item.category'], orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    return Promise.all(kept.filter(({ shop }) => isVisible(shop)).map((one) => this.view(one)));
  }

  /** Stores a favourite; idempotent. Throws NOT_FOUND, and BAD_USER_INPUT when the account already has 100. */
  async keep(accountId: string, { shopId, itemId, selections: wanted, note }: SaveFavouriteInput) {
    const shop = assertVisible(isUuid(shopId) ? await this.em.findOne(Shop, { id: shopId }) : null, accountId);
    let what: [item: string | null, selections: string | null, note: string] = [null, null, ''];
    if (itemId) {
      const item = await this.menus.item(itemId, accountId);
      if (item.shop.id !== shop.id) throw new Fault('NOT_FOUND', t.itemGone());
      const price = priceChoice(item, await this.menus.offeredIngredients(shop.id), wanted);
      if (!('unitCents' in price)) return price;
      what = [item.id, JSON.stringify(price.selections), cleanText(note, 500, t.note())];
    }
    const id = await transaction(this.em, async (em) => {
      await holdAccount(em, accountId);
      await em.execute(
        `insert into favourite (id, account_id, shop_id, created_at, item_id, selections, note)
         values (?, ?, ?, ?, ?, ?::jsonb, ?) on conflict do nothing`,
        [newId(this.clock.now()), accountId, shop.id, this.clock.now(), ...what],
      );
      if ((await em.count(Favourite, { account: accountId })) > MOST_FAVOURITES)
        throw new Fault('BAD_USER_INPUT', t.mostFavourites(MOST_FAVOURITES));
      const [kept] = await em.execute<{ id: string }[]>(
        `select id from favourite where account_id = ? and shop_id = ? and item_id is not distinct from ?
           and selections is not distinct from ?::jsonb and note = ?`,
        [accountId, shop.id, ...what],
      );
      return kept?.id ?? '';
    });
    return this.view(await this.em.findOneOrFail(Favourite, { id }, { populate: ['shop', 'item.category'] }));
  }

  async drop(accountId: string, id: string): Promise<void> {
    if (isUuid(id)) await this.em.nativeDelete(Favourite, { id, account: accountId });
  }

  /** Adds one piece of a favourite composition to the cart. Throws NOT_FOUND for another account's favourite. */
  async toCart(accountId: string, id: string) {
    const kept = isUuid(id) ? await this.em.findOne(Favourite, { id, account: accountId }) : null;
    if (!kept?.item || !kept.selections) throw new Fault('NOT_FOUND', t.favouriteGone());
    const { item, selections, note } = kept;
    return this.carts.add(accountId, { itemId: item.id }, [{ item: { id: item.id }, quantity: 1, selections, note }]);
  }

  private async view({ id, shop, item, selections, note }: Favourite): Promise<FavouriteView> {
    let composition: KeptComposition | null = null;
    if (item && selections) {
      const line = { id, item, quantity: 1, selections, note, seenUnitCents: 0, position: 0 };
      const [now] = priceLines([line], await this.menus.offeredIngredients(shop.id), new Map());
      if (now) composition = { ...now.view, item, unitCents: now.view.unitCents || null };
    }
    return Object.assign(new FavouriteView(), { id, shop, composition });
  }
}

@InputType()
export class SaveFavouriteInput {
  @Field(() => ID) shopId!: string;
  @Field(() => ID, { nullable: true, description: 'Left out: the shop itself.' }) itemId?: string | null;
  @Field(() => [SelectionInput], { defaultValue: [], description: 'At most 100.' }) selections!: SelectionInput[];
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' }) note!: string;
}

@ObjectType({ description: 'An item just as it was composed, at the price of this moment.' })
class KeptComposition {
  @Field(() => Item) item!: Item;
  @Field(() => [ChosenGroup]) choices!: ChosenGroup[];
  @Field(() => String, LANG) choicesLang?: string;
  @Field(() => String) note!: string;
  @Field(() => Int, { nullable: true, description: 'Cents; null where it cannot be made like this any more.' })
  unitCents!: number | null;
  @Field(() => LineProblem, { nullable: true, description: 'Why it cannot be ordered now.' })
  problem!: LineProblem | null;
}

@ObjectType('Favourite')
export class FavouriteView {
  @Field(() => ID) id!: string;
  @Field(() => Shop) shop!: Shop;
  @Field(() => KeptComposition, { nullable: true, description: 'Null: the shop itself.' })
  composition!: KeptComposition | null;
}

export const SaveFavouriteResult = createUnionType({
  name: 'SaveFavouriteResult',
  types: () => [FavouriteView, SoldOut, LimitExceeded, InvalidSelection] as const,
});
