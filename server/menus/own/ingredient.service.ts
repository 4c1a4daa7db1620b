import type { EntityManager } from '@mikro-orm/postgresql';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { SotName } from '../../../graphql/rules/sot';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import { pictureUrl } from '../../media/pictures';
import type { UploadService } from '../../media/upload.service';
import { Allergen } from '../allergens';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { checkSupplement, nameFrom, englishNameFrom } from './item-rules';
import { NameTaken, unlessTaken } from '../named';
import * as t from './own-menu.texts';
import { InEnglish } from './own-menu.types';

const MOST_AT_ONCE = 50;
/** They have calls of their own. */
const SAVED_ELSEWHERE = [IngredientType.SOT, IngredientType.OPTION];
const SOT: readonly SotName[] = ['salad', 'tomato', 'onion'];

export class IngredientService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
  ) {}

  /** Adds all or none. Throws BAD_USER_INPUT when a name or a price is missing, or when there is no ingredient. */
  async add(shopId: string, groups: readonly TypedIngredientsInput[]): Promise<Ingredient[] | NameTaken> {
    const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
    if (count === 0 || count > MOST_AT_ONCE || groups.some(({ type }) => SAVED_ELSEWHERE.includes(type)))
      throw new Fault('BAD_USER_INPUT', t.tooManyIngredients(MOST_AT_ONCE));
    const wanted = groups.flatMap(({ type, entries }) => entries.map((entry) => ({ type, entry })));
    return unlessTaken(this.em, t.ingredientExists(), async (em) => {
      const added: Ingredient[] = [];
      for (const { type, entry } of wanted) {
        const values = await valuesOf(this.uploads, shopId, entry);
        const last = await em.findOne(Ingredient, { shop: shopId, type }, { orderBy: { position: 'desc' } });
        const position = (last?.position ?? -1) + 1;
        added.push(em.create(Ingredient, { id: newId(this.clock.now()), shop: shopId, type, position, ...values }));
        await em.flush();
      }
      return added;
    });
  }

  /** Adds fries and drinks of the menu variant; each given part needs at least one (specification 7.8). */
  async addMenu(shopId: string, parts: readonly TypedIngredientsInput[]): Promise<Ingredient[] | NameTaken> {
    if (parts.some(({ entries }) => entries.length === 0)) throw new Fault('BAD_USER_INPUT', t.menuNeedsOne());
    return parts.length === 0 ? [] : this.add(shopId, parts);
  }

  /** Sets whether salad, tomato and onion are offered and in stock; those not given stay unchanged. */
  async setSot(shopId: string, values: { [Name in keyof SotInput]: SotInput[Name] | undefined }): Promise<void> {
    await transaction(this.em, async (em) => {
      for (const [position, name] of SOT.entries()) {
        const state = values[name];
        if (!state) continue;
        const { available, outOfStock } = state;
        if (!available) await em.nativeDelete(Ingredient, { shop: shopId, type: IngredientType.SOT, name });
        else
          await em.execute(
            `insert into ingredient (id, shop_id, type, name, out_of_stock, position) values (?, ?, 'SOT', ?, ?, ?)
             on conflict (shop_id, type, coalesce(group_id, shop_id), lower(name)) do update set out_of_stock = excluded.out_of_stock`,
            [newId(this.clock.now()), shopId, name, outOfStock, position],
          );
      }
    });
  }

  async change(shopId: string, id: string, input: IngredientInput): Promise<Ingredient | NameTaken> {
    const values = await valuesOf(this.uploads, shopId, input);
    let replaced: string | null = null;
    const changed = await unlessTaken(this.em, t.ingredientExists(), async (em) => {
      const ingredient = await own(em, shopId, id);
      if (ingredient.picture !== values.picture) replaced = ingredient.picture;
      em.assign(ingredient, values);
      return ingredient;
    });
    if (changed instanceof Ingredient) await this.uploads.release(replaced);
    return changed;
  }

  async setOutOfStock(shopId: string, id: string, outOfStock: boolean): Promise<Ingredient> {
    return transaction(this.em, async (em) => {
      const ingredient = await own(em, shopId, id);
      ingredient.outOfStock = outOfStock;
      return ingredient;
    });
  }

  /** Deletes an ingredient, also from the sandwiches that allowed it; orders store its name. */
  async remove(shopId: string, id: string): Promise<void> {
    const picture = await transaction(this.em, async (em) => {
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
}

async function valuesOf(uploads: UploadService, shopId: string, input: IngredientInput) {
  if (input.name.trim() === '' || !Number.isFinite(input.priceCents))
    throw new Fault('BAD_USER_INPUT', t.nameAndPriceNeeded());
  checkSupplement(input.priceCents);
  checkSupplement(input.supplementPriceCents);
  return {
    name: nameFrom(input.name),
    ...englishNameFrom(input),
    priceCents: input.priceCents,
    supplementPriceCents: input.supplementPriceCents,
    picture: input.pictureUrl ? await uploads.keyOf(shopId, input.pictureUrl) : null,
    outOfStock: input.outOfStock,
    allergens: input.allergens ? [...new Set(input.allergens)] : null,
  };
}

async function own(em: EntityManager, shopId: string, id: string): Promise<Ingredient> {
  const ingredient = isUuid(id) ? await em.findOne(Ingredient, { id, shop: shopId }) : null;
  if (!ingredient || SAVED_ELSEWHERE.includes(ingredient.type)) throw new Fault('NOT_FOUND', t.noIngredient());
  return ingredient;
}

export function ownIngredientOf(ingredient: Ingredient): OwnIngredient {
  return Object.assign(new OwnIngredient(), { ...ingredient, pictureUrl: pictureUrl(ingredient.picture) });
}

@ObjectType()
export class OwnIngredient {
  @Field(() => ID) id!: string;
  @Field(() => IngredientType) type!: IngredientType;
  @Field(() => String, { description: 'Name; unique within the shop and type.' }) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => Int, { description: 'Cents as a supplement; 0 is never sold as one.' }) priceCents!: number;
  @Field(() => Int, { description: 'Cents added in the menu variant; 0 is included.' }) supplementPriceCents!: number;
  @Field(() => String, { nullable: true }) pictureUrl!: string | null;
  @Field(() => Boolean) outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' })
  allergens!: Allergen[] | null;
}

@ObjectType()
export class IngredientsAdded {
  @Field(() => [OwnIngredient]) ingredients!: OwnIngredient[];
}

export const AddIngredientsResult = createUnionType({
  name: 'AddIngredientsResult',
  description: 'All that were sent or, when one cannot be, none.',
  types: () => [IngredientsAdded, NameTaken] as const,
});

export const OwnIngredientResult = createUnionType({
  name: 'OwnIngredientResult',
  types: () => [OwnIngredient, NameTaken] as const,
});

@InputType()
export class IngredientInput {
  @Field(() => String, { description: 'Name, unique within the shop and type.' }) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { description: 'Cents as a supplement, 0 to 99999.' }) priceCents!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Cents added in the menu variant, 0 to 99999.' })
  supplementPriceCents!: number;

  @Field(() => String, { nullable: true }) pictureUrl?: string | null;
  @Field(() => Boolean, { defaultValue: false }) outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: none; null: not said.' })
  allergens?: Allergen[] | null;
}

@InputType()
export class TypedIngredientsInput {
  @Field(() => IngredientType, { description: 'What they are used for; never SOT nor OPTION.' }) type!: IngredientType;
  @Field(() => [IngredientInput]) entries!: IngredientInput[];
}

@InputType()
class SotStateInput {
  @Field(() => Boolean) available!: boolean;
  @Field(() => Boolean) outOfStock!: boolean;
}

@InputType()
export class SotInput {
  @Field(() => SotStateInput) salad!: SotStateInput;
  @Field(() => SotStateInput) tomato!: SotStateInput;
  @Field(() => SotStateInput) onion!: SotStateInput;
}
