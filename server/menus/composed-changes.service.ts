import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import type { UploadService } from '../media/upload.service';
import { openWhenReady } from '../shops/shop-opening';
import { keepToppings, pizzaRules, sandwichRules } from './composed-items';
import { nameFrom } from './item-rules';
import { type Item, ItemKind } from './item.entity';
import { extrasFrom, ITEM_EXISTS, lastPlace } from './item.service';
import { type NameTaken, unlessTaken } from './name-taken';
import type { ChangePizzaInput, ChangeSandwichInput } from './new-items.results';
import { lockItems, ownCategory, ownItem } from './own-menu.service';

/**
 * Sandwiches and pizzas changed as a whole, by the form they were made with and under its rules. Carts are checked and
 * priced anew whenever they are shown; orders keep their own copy.
 */
export class ComposedChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
  ) {}

  /** Throws BAD_USER_INPUT; NOT_FOUND for what is no sandwich of this shop (any more). */
  changeSandwich(shopId: string, input: ChangeSandwichInput): Promise<Item | NameTaken> {
    return this.change(shopId, ItemKind.SANDWICH, input, (em) => sandwichRules(em, shopId, input));
  }

  /** With the toppings of all pizzas. Throws BAD_USER_INPUT; NOT_FOUND for what is no pizza of this shop (any more). */
  changePizza(shopId: string, input: ChangePizzaInput): Promise<Item | NameTaken> {
    return this.change(shopId, ItemKind.PIZZA, input, async (em) => {
      const rules = pizzaRules(input);
      await keepToppings(em, shopId, input);
      return rules;
    });
  }

  private async change(
    shopId: string,
    kind: ItemKind,
    input: ChangeSandwichInput | ChangePizzaInput,
    rules: (em: EntityManager) => Promise<Partial<Item>>,
  ): Promise<Item | NameTaken> {
    const { itemId, published, freshlyBaked } = input;
    await ofKind(this.em, shopId, itemId, kind);
    const name = nameFrom(input.name);
    const extras = extrasFrom(input);
    const picture = await this.uploads.keyOf(shopId, input.pictureUrl);
    let replaced: string | null = null;
    const result = await unlessTaken(ITEM_EXISTS, () =>
      this.em.transactional(async (em) => {
        await lockItems(em, shopId, [itemId]);
        const item = await ofKind(em, shopId, itemId, kind);
        const category = await ownCategory(em, shopId, input.categoryId);
        if (picture !== item.picture) replaced = item.picture;
        if (category.id !== item.category.id) em.assign(item, { category, position: await lastPlace(em, category) });
        em.assign(item, { ...extras, ...(await rules(em)), name, picture });
        if (published != null) item.published = published;
        if (freshlyBaked != null) item.freshlyBaked = freshlyBaked;
        await em.flush();
        return item;
      }),
    );
    await this.uploads.release(replaced);
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }
}

async function ofKind(em: EntityManager, shopId: string, itemId: string, kind: ItemKind): Promise<Item> {
  const item = await ownItem(em, shopId, itemId);
  if (item.kind !== kind) throw new Fault('NOT_FOUND', 'Article introuvable.');
  return item;
}
