import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import { servedFrom } from '../days/served-hours';
import { MealDeal } from '../meal-deal.entity';
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

  async all(shopId: string): Promise<OwnMealDeal[]> {
    const deals = await this.em.find(
      MealDeal,
      { shop: shopId },
      { orderBy: { name: 'asc', id: 'asc' }, refresh: true },
    );
    return deals.map(ownMealDeal);
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
      const parts = await partsFrom(em, shopId, input.parts);
      if (input.id == null) {
        if ((await em.count(MealDeal, { shop: shopId })) >= MOST_MEAL_DEALS)
          throw new Fault('BAD_USER_INPUT', t.tooManyMealDeals(MOST_MEAL_DEALS));
        return ownMealDeal(em.create(MealDeal, { id: newId(this.clock.now()), shop: shopId, ...facts, parts }));
      }
      const deal = await dealOf(em, shopId, input.id);
      if (input.revision != null && input.revision !== deal.revision) throw new Fault('CONFLICT', t.changedElsewhere());
      return ownMealDeal(em.assign(deal, { ...facts, parts, revision: deal.revision + 1 }));
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

function ownMealDeal({ id, name, nameEn, priceCents, parts, served, revision }: MealDeal): OwnMealDeal {
  return Object.assign(new OwnMealDeal(), { id, name, nameEn, priceCents, parts, served, revision });
}

async function dealOf(em: EntityManager, shopId: string, id: string): Promise<MealDeal> {
  const deal = isUuid(id) ? await em.findOne(MealDeal, { id, shop: shopId }, { refresh: true }) : null;
  if (!deal) throw new Fault('NOT_FOUND', t.noMealDeal());
  return deal;
}

async function partsFrom(em: EntityManager, shopId: string, parts: MealDealInput['parts']) {
  if (parts.length < PARTS.least || parts.length > PARTS.most) throw new Fault('BAD_USER_INPUT', t.partsWrong(PARTS));
  const ids = parts.flatMap(({ options }) => options.map(({ itemId }) => itemId)).filter(isUuid);
  const known = await em.execute<{ id: string }[]>(
    'select id from item where shop_id = ? and deleted_at is null and id = any(?::uuid[])',
    [shopId, `{${ids.join(',')}}`],
  );
  return parts.map(({ name, nameEn, options }) => {
    const chosen = new Map(options.map((option) => [option.itemId, option]));
    const isOurs = options.every(({ itemId }) => known.some(({ id }) => id === itemId));
    if (options.length === 0 || options.length > MOST_OPTIONS || chosen.size < options.length || !isOurs)
      throw new Fault('BAD_USER_INPUT', t.itemsWrong(MOST_OPTIONS));
    for (const { surchargeCents } of options) checkSupplement(surchargeCents);
    const english = englishNameFrom({ nameEn: nameEn ?? null }).nameEn ?? null;
    return { name: nameFrom(name, t.partName()), nameEn: english, options: options.map((option) => ({ ...option })) };
  });
}
