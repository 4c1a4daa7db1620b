import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionsFirst, type Conditional } from '../../../graphql/rules/option-groups';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { Item } from '../item.entity';
import { type NameTaken, unlessTaken } from '../named';
import { OptionGroup } from '../option-group.entity';
import { checkCondition, checkMinimum, checkRemoval, groupFrom, MOST_GROUPS, optionsFrom } from './option-group-rules';
import * as t from './option-group-rules.texts';
import { type OptionGroupInput, OwnOptionGroup } from './option-group.types';
import { lockItems } from './own-menu.service';

/** The groups of options that a shop makes itself. Carts are priced at each read and orders keep a copy. */
export class OptionGroupService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** Lets carts and favourites name the options that are about to be removed (carts/removed-options.ts). */
    private readonly nameInSelections: (em: EntityManager, shopId: string, optionIds: string[]) => Promise<void>,
  ) {}

  all(shopId: string): Promise<OwnOptionGroup[]> {
    return ownGroups(this.em, shopId);
  }

  /** Saves a group with all its options, whole or not at all. Throws NOT_FOUND, BAD_USER_INPUT. */
  async save(shopId: string, input: OptionGroupInput): Promise<OwnOptionGroup | NameTaken> {
    const facts = groupFrom(input);
    const options = optionsFrom(input.options);
    checkMinimum(facts, options);
    return unlessTaken(this.em, t.groupExists(), async (em) => {
      const groups = await lockedGroups(em, shopId);
      const known = input.id == null ? null : groupIn(groups, input.id);
      if (!known && groups.length >= MOST_GROUPS) throw new Fault('BAD_USER_INPUT', t.tooManyGroups(MOST_GROUPS));
      checkCondition(known?.id ?? null, facts.shownWhen, groups);
      const removed = (known?.options ?? []).filter(({ id }) => !options.some((option) => option.id === id));
      if (known)
        checkRemoval(
          known,
          removed.map(({ id }) => id),
          groups,
        );

      const group = known
        ? em.assign(await em.findOneOrFail(OptionGroup, { id: known.id }), facts)
        : em.create(OptionGroup, { id: newId(this.clock.now()), shop: shopId, ...facts });
      await em.flush();
      // Items are locked before carts, as wherever an order is placed.
      await offerOn(em, shopId, group.id, input.itemIds ?? known?.itemIds ?? []);
      await this.removeOptions(em, shopId, removed);
      await this.saveOptions(em, group, options);
      return groupIn(await ownGroups(em, shopId), group.id);
    });
  }

  /** Removes a group, also from its items. Throws NOT_FOUND, and BAD_USER_INPUT when another group depends on it. */
  async remove(shopId: string, id: string): Promise<OwnOptionGroup[]> {
    return transaction(this.em, async (em) => {
      const groups = await lockedGroups(em, shopId);
      const group = groupIn(groups, id);
      checkRemoval(group, 'ALL', groups);
      await offerOn(em, shopId, id, []);
      await this.removeOptions(em, shopId, group.options);
      await em.nativeDelete(OptionGroup, { id });
      return ownGroups(em, shopId);
    });
  }

  async setSoldOut(shopId: string, optionId: string, outOfStock: boolean): Promise<OwnOptionGroup> {
    return transaction(this.em, async (em) => {
      const wanted = { id: optionId, shop: shopId, type: IngredientType.OPTION };
      const option = isUuid(optionId) ? await em.findOne(Ingredient, wanted) : null;
      if (!option?.group) throw new Fault('NOT_FOUND', t.noOption());
      option.outOfStock = outOfStock;
      await em.flush();
      return groupIn(await ownGroups(em, shopId), option.group.id);
    });
  }

  /** Saves the options in their order; the id of one that was removed meanwhile counts as new. */
  private async saveOptions(em: EntityManager, group: OptionGroup, options: ReturnType<typeof optionsFrom>) {
    const stored = await em.find(Ingredient, { group });
    const wanted = (name: string) => options.find((option) => option.name.toLowerCase() === name.toLowerCase());
    // An option may take the name that another one has until now; the unique index would refuse the first of the two.
    const handedOn = stored.filter(({ id, name }) => (wanted(name) ?? { id }).id !== id);
    const ids = [`{${handedOn.map(({ id }) => id).join(',')}}`];
    await em.execute('update ingredient set name = id where id = any(?::uuid[])', ids);
    for (const [position, { id, ...values }] of options.entries()) {
      const known = stored.find((one) => one.id === id);
      const facts = { ...values, position, outOfStock: values.outOfStock ?? known?.outOfStock ?? false };
      if (known) em.assign(known, facts);
      else {
        const made = { id: newId(this.clock.now()), shop: group.shop, group, type: IngredientType.OPTION };
        em.create(Ingredient, { ...made, ...facts });
      }
    }
    await em.flush();
    const cleared =
      'update ingredient set former_names = array_remove(former_names, id::text) where id = any(?::uuid[])';
    await em.execute(cleared, ids);
  }

  private async removeOptions(em: EntityManager, shopId: string, options: readonly { id: string }[]): Promise<void> {
    const ids = options.map(({ id }) => id);
    if (ids.length === 0) return;
    await this.nameInSelections(em, shopId, ids);
    await em.nativeDelete(Ingredient, { id: { $in: ids } });
  }
}

const GROUPS = `select g.id, g.name, g.name_en as "nameEn", g.min, g.max, g.included, g.per_option_max as "perOptionMax",
    g.shown_when as "shownWhen",
    (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'nameEn', o.name_en, 'priceCents', o.price_cents,
        'allergens', o.allergens, 'preparationUnits', o.preparation_units, 'outOfStock', o.out_of_stock) order by o.position), '[]')
      from ingredient o where o.group_id = g.id) as options,
    (select coalesce(json_agg(i.id order by i.id), '[]') from item i
      where i.shop_id = g.shop_id and i.deleted_at is null and g.id::text = any(i.option_group_ids)) as "itemIds"
  from option_group g where g.shop_id = ? order by lower(g.name), g.id`;

async function ownGroups(em: EntityManager, shopId: string): Promise<OwnOptionGroup[]> {
  const rows = await em.execute<OwnOptionGroup[]>(GROUPS, [shopId]);
  return rows.map((row) => Object.assign(new OwnOptionGroup(), row));
}

/**
 * Returns the groups of a shop and locks all of them, because conditions join them. Whoever locks groups and items
 * locks the groups first.
 */
async function lockedGroups(em: EntityManager, shopId: string): Promise<OwnOptionGroup[]> {
  await em.execute('select 1 from option_group where shop_id = ? order by id for update', [shopId]);
  return ownGroups(em, shopId);
}

function groupIn(groups: readonly OwnOptionGroup[], id: string): OwnOptionGroup {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Fault('NOT_FOUND', t.noGroup());
  return group;
}

/** Lets exactly these items of the shop offer the group; those that are new to it ask for it last. */
async function offerOn(em: EntityManager, shopId: string, groupId: string, itemIds: readonly string[]): Promise<void> {
  await lockItems(em, shopId);
  const groups = await em.find(OptionGroup, { shop: shopId });
  for (const item of await em.find(Item, { shop: shopId })) {
    const isOffered = item.deletedAt === null && itemIds.includes(item.id);
    const others = item.optionGroupIds.filter((id) => id !== groupId);
    const ids = isOffered ? [...new Set([...item.optionGroupIds, groupId])] : others;
    item.optionGroupIds = conditionsFirst(ids, groups);
  }
  await em.flush();
}

/** Returns the ids without those of other shops; the shop's groups are locked, so that none is removed meanwhile. */
export async function offeredGroups(em: EntityManager, shopId: string, ids: readonly string[]): Promise<string[]> {
  const groups = await sharedGroups(em, shopId);
  return conditionsFirst(
    ids.filter((id) => groups.some((group) => group.id === id)),
    groups,
  );
}

/** Returns the groups of a shop, locked so that none is removed meanwhile. */
export function sharedGroups(em: EntityManager, shopId: string): Promise<Conditional[]> {
  return em.execute<Conditional[]>(
    'select id, shown_when as "shownWhen" from option_group where shop_id = ? order by id for share',
    [shopId],
  );
}
