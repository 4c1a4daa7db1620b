import type { EntityManager } from '@mikro-orm/postgresql';
import type { SotName } from '../../graphql/rules/sot';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { pictureUrl } from '../media/pictures';
import type { UploadService } from '../media/upload.service';
import { Ingredient, IngredientType } from './ingredient.entity';
import { checkSupplement, englishNameFrom, nameFrom } from './item-rules';
import { type NameTaken, unlessTaken } from './named';
import {
  type IngredientInput,
  type SotInput,
  type TypedIngredientsInput,
  OwnIngredient,
} from './own-ingredients.types';
import * as t from './own-menu.texts';

const MOST_AT_ONCE = 50;
const SOT: readonly SotName[] = ['salad', 'tomato', 'onion'];

export class IngredientService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
  ) {}

  /**
   * Adds ingredients, all or none. Throws BAD_USER_INPUT when a name or a price is missing, or when there is no
   * ingredient.
   */
  async add(shopId: string, groups: readonly TypedIngredientsInput[]): Promise<Ingredient[] | NameTaken> {
    const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
    if (count === 0 || count > MOST_AT_ONCE || groups.some(({ type }) => type === IngredientType.SOT))
      throw new Fault('BAD_USER_INPUT', t.tooManyIngredients(MOST_AT_ONCE));
    const kept = new Map<IngredientInput, Awaited<ReturnType<typeof this.valuesOf>>>();
    for (const { entries } of groups) for (const entry of entries) kept.set(entry, await this.valuesOf(shopId, entry));
    return unlessTaken(t.ingredientExists(), () =>
      inOneStep(this.em, async (em) => {
        const added: Ingredient[] = [];
        for (const { type, entries } of groups) {
          const last = await em.findOne(Ingredient, { shop: shopId, type }, { orderBy: { position: 'desc' } });
          let position = (last?.position ?? -1) + 1;
          for (const entry of entries) {
            const values = kept.get(entry);
            if (values)
              added.push(
                em.create(Ingredient, { id: newId(this.clock.now()), shop: shopId, type, position, ...values }),
              );
            position += 1;
          }
        }
        await em.flush();
        return added;
      }),
    );
  }

  /** Adds fries and drinks of the menu variant; each given part needs at least one (specification 7.8). */
  async addMenu(shopId: string, parts: readonly TypedIngredientsInput[]): Promise<Ingredient[] | NameTaken> {
    if (parts.some(({ entries }) => entries.length === 0)) throw new Fault('BAD_USER_INPUT', t.menuNeedsOne());
    return parts.length === 0 ? [] : this.add(shopId, parts);
  }

  /** Sets whether salad, tomato and onion are offered and in stock; those not given stay unchanged. */
  async setSot(shopId: string, values: { [Name in keyof SotInput]: SotInput[Name] | undefined }): Promise<void> {
    await inOneStep(this.em, async (em) => {
      for (const [position, name] of SOT.entries()) {
        const state = values[name];
        if (!state) continue;
        const { available, outOfStock } = state;
        if (!available) await em.nativeDelete(Ingredient, { shop: shopId, type: IngredientType.SOT, name });
        else
          await em.execute(
            `insert into ingredient (id, shop_id, type, name, out_of_stock, position) values (?, ?, 'SOT', ?, ?, ?)
             on conflict (shop_id, type, lower(name)) do update set out_of_stock = excluded.out_of_stock`,
            [newId(this.clock.now()), shopId, name, outOfStock, position],
          );
      }
    });
  }

  async change(shopId: string, id: string, input: IngredientInput): Promise<Ingredient | NameTaken> {
    const values = await this.valuesOf(shopId, input);
    let replaced: string | null = null;
    const changed = await unlessTaken(t.ingredientExists(), () =>
      inOneStep(this.em, async (em) => {
        const ingredient = await own(em, shopId, id);
        if (ingredient.picture !== values.picture) replaced = ingredient.picture;
        em.assign(ingredient, values);
        await em.flush();
        return ingredient;
      }),
    );
    if (changed instanceof Ingredient) await this.uploads.release(replaced);
    return changed;
  }

  async setOutOfStock(shopId: string, id: string, outOfStock: boolean): Promise<Ingredient> {
    return inOneStep(this.em, async (em) => {
      const ingredient = await own(em, shopId, id);
      ingredient.outOfStock = outOfStock;
      return ingredient;
    });
  }

  /** Deletes an ingredient, also from the sandwiches that allowed it; orders store its name. */
  async remove(shopId: string, id: string): Promise<void> {
    const picture = await inOneStep(this.em, async (em) => {
      const ingredient = await own(em, shopId, id);
      em.remove(ingredient);
      await em.execute(
        'update item set allowed_meat_ids = array_remove(allowed_meat_ids, ?) where shop_id = ? and ? = any(allowed_meat_ids)',
        [id, shopId, id],
      );
      return ingredient.picture;
    });
    await this.uploads.release(picture);
  }

  private async valuesOf(shopId: string, input: IngredientInput) {
    if (input.name.trim() === '' || !Number.isFinite(input.priceCents))
      throw new Fault('BAD_USER_INPUT', t.nameAndPriceNeeded());
    checkSupplement(input.priceCents);
    checkSupplement(input.supplementPriceCents);
    return {
      name: nameFrom(input.name),
      ...englishNameFrom(input),
      priceCents: input.priceCents,
      supplementPriceCents: input.supplementPriceCents,
      picture: input.pictureUrl ? await this.uploads.keyOf(shopId, input.pictureUrl) : null,
      outOfStock: input.outOfStock,
      allergens: input.allergens ? [...new Set(input.allergens)] : null,
    };
  }
}

async function own(em: EntityManager, shopId: string, id: string): Promise<Ingredient> {
  const ingredient = isUuid(id) ? await em.findOne(Ingredient, { id, shop: shopId }) : null;
  if (!ingredient || ingredient.type === IngredientType.SOT) throw new Fault('NOT_FOUND', t.noIngredient());
  return ingredient;
}

export function ownIngredientOf(ingredient: Ingredient): OwnIngredient {
  const { id, type, name, nameEn, priceCents, supplementPriceCents, picture, outOfStock, allergens } = ingredient;
  return Object.assign(new OwnIngredient(), {
    id,
    type,
    name,
    nameEn,
    priceCents,
    supplementPriceCents,
    pictureUrl: pictureUrl(picture),
    outOfStock,
    allergens,
  });
}
