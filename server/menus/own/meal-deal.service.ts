import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import { servedFrom } from '../days/served-hours';
import { MealDeal } from '../meal-deal.entity';
import { mealDealsOf } from '../menu-rows';
import { type NameTaken, unlessTaken } from '../named';
import { checkPrice, checkSupplement, englishNameFrom, nameFrom } from './item-rules';
import * as t from './meal-deal.texts';
import { type MealDealInput, OwnMealDeal } from './meal-deal.types';

// Few enough that the best combination for a full cart is found within milliseconds (graphql/rules/meal-deals.ts).
const MOST_MEAL_DEALS = 6;
const PARTS = { least: 2, most: 4 };
const MOST_OPTIONS = 40;

/** The meal deals of a shop. Carts are priced at each read, and orders keep a copy. */
export class MealDealService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Returns the meal deals by name, without the items that have been removed since. */
  async all(shopId: string): Promise<OwnMealDeal[]> {
    const stored = await mealDealsOf(queryIn(this.em))(shopId);
    const known = await itemsAmong(this.em, shopId, stored.flatMap(itemIdsOf));
    return stored.map((deal) => {
      const parts = deal.parts.map(({ options, ...part }) => ({
        ...part,
        options: options.filter(({ itemId }) => known.has(itemId)),
      }));
      return ownMealDeal({ ...deal, parts });
    });
  }

  /** Saves a new or a changed meal deal. Throws BAD_USER_INPUT, NOT_FOUND, and CONFLICT after a change elsewhere. */
  async save(shopId: string, input: MealDealInput): Promise<OwnMealDeal | NameTaken> {
    checkPrice(input.priceCents);
    const facts = {
      name: nameFrom(input.name, t.mealDealName()),
      nameEn: englishNameFrom({ nameEn: input.nameEn ?? null }).nameEn ?? null,
      priceCents: input.priceCents,
      served: input.served ? servedFrom(input.served) : null,
    };
    return unlessTaken(this.em, t.mealDealExists(), async (em) => {
      await em.execute('select 1 from shop where id = ? for no key update', [shopId]);
      const known = input.id == null ? null : await dealOf(em, shopId, input.id);
      if (known && input.revision != null && input.revision !== known.revision)
        throw new Fault('CONFLICT', t.changedElsewhere());
      if (!known && (await em.count(MealDeal, { shop: shopId })) >= MOST_MEAL_DEALS)
        throw new Fault('BAD_USER_INPUT', t.tooManyMealDeals(MOST_MEAL_DEALS));
      const parts = await partsFrom(em, shopId, input.parts);
      return ownMealDeal(
        known
          ? em.assign(known, { ...facts, parts, revision: known.revision + 1 })
          : em.create(MealDeal, { id: newId(this.clock.now()), shop: shopId, ...facts, parts }),
      );
    });
  }

  /** Removes a meal deal. Throws NOT_FOUND. */
  async remove(shopId: string, id: string): Promise<OwnMealDeal[]> {
    await transaction(this.em, async (em) => {
      em.remove(await dealOf(em, shopId, id));
    });
    return this.all(shopId);
  }
}

function ownMealDeal({ id, name, nameEn, priceCents, parts, served, revision }: Omit<OwnMealDeal, 'servedText'>) {
  return Object.assign(new OwnMealDeal(), { id, name, nameEn, priceCents, parts, served, revision });
}

async function dealOf(em: EntityManager, shopId: string, id: string): Promise<MealDeal> {
  const deal = isUuid(id) ? await em.findOne(MealDeal, { id, shop: shopId }, { refresh: true }) : null;
  if (!deal) throw new Fault('NOT_FOUND', t.noMealDeal());
  return deal;
}

function itemIdsOf({ parts }: Pick<MealDealInput, 'parts'>): string[] {
  return parts.flatMap(({ options }) => options.map(({ itemId }) => itemId));
}

/** Returns which of these are items of the shop, published or not. */
async function itemsAmong(em: EntityManager, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  const known = await em.execute<{ id: string }[]>(
    'select id from item where shop_id = ? and deleted_at is null and id = any(?::uuid[])',
    [shopId, `{${ids.filter(isUuid).join(',')}}`],
  );
  return new Set(known.map(({ id }) => id));
}

async function partsFrom(em: EntityManager, shopId: string, parts: MealDealInput['parts']) {
  if (parts.length < PARTS.least || parts.length > PARTS.most) throw new Fault('BAD_USER_INPUT', t.partsWrong(PARTS));
  const known = await itemsAmong(em, shopId, itemIdsOf({ parts }));
  return parts.map(({ name, nameEn, options }) => {
    const chosen = new Map(options.map((option) => [option.itemId, option]));
    const isOurs = options.every(({ itemId }) => known.has(itemId));
    if (options.length === 0 || options.length > MOST_OPTIONS || chosen.size < options.length || !isOurs)
      throw new Fault('BAD_USER_INPUT', t.itemsWrong(MOST_OPTIONS));
    for (const { surchargeCents } of options) checkSupplement(surchargeCents);
    const english = englishNameFrom({ nameEn: nameEn ?? null }).nameEn ?? null;
    return { name: nameFrom(name, t.partName()), nameEn: english, options: options.map((option) => ({ ...option })) };
  });
}
