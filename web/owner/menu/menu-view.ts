import { perLocale } from '../../../texts/language.texts';
import type { AddItemInput, ChangeItemInput } from '../../../graphql/generated/schema';
import type { MenuPageQuery, StockOfDayQuery } from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { ITEM_DEFAULTS, VAT_RATES, type VatRate } from '../../../graphql/rules/item-defaults';
import type { PricedCategory } from '../../../ui/owner/bulk-price/bulk-price';
import type { MenuRow } from '../../../ui/owner/csv-import/menu-csv';
import type { CatalogueCategory, ItemDraft, ItemValues } from '../../../ui/owner/item-form/item-draft';
import type { OwnerCategory, OwnerItem } from '../../../ui/owner/item-table/owner-item';
import type { StockDay } from '../../../ui/owner/stock-editor/stock-editor';
import type { StockCategory } from '../../../ui/owner/stock-editor/stock-changes';
import * as t from './menu.texts';

type OwnMenu = MenuPageQuery['ownMenu'];

const DAYS_SHOWN = 5;
const DAY_MS = 86_400_000;

const folded = (text: string) => text.trim().toLocaleLowerCase('fr');

function toItem({
  id,
  name,
  pictureUrl,
  priceCents,
  stock,
  freshlyBaked,
  published,
  soldOut,
}: OwnItemFactsFragment): OwnerItem {
  return { id, name, imageUrl: pictureUrl, priceCents, stock, freshlyBaked, published, soldOut };
}

export function toCategories({ categories }: OwnMenu): OwnerCategory[] {
  return categories.map(({ id, name, items }) => ({ id, name, items: items.map(toItem) }));
}

/** What can be chosen under each category of the shop: what the catalogue has for it and the menu has not yet; drafts may be completed. */
export function toCatalogue({ categories, catalogue }: OwnMenu): CatalogueCategory[] {
  return categories.map(({ id, name, items }) => {
    const onTheMenu = new Set(
      items.filter(({ published, kind }) => published || kind !== 'SIMPLE').map((item) => folded(item.name)),
    );
    const proposals = catalogue.find(({ category }) => folded(category) === folded(name))?.proposals ?? [];
    return {
      id,
      name,
      items: proposals
        .filter((proposal) => !onTheMenu.has(folded(proposal.name)))
        .map((proposal) => ({ name: proposal.name, imageUrl: proposal.pictureUrl })),
    };
  });
}

/** Where something composed is changed, with all its rules; null for what the form beside the menu knows whole. */
export function composedForm(items: readonly OwnItemFactsFragment[], itemId: string): string | null {
  const kind = items.find(({ id }) => id === itemId)?.kind;
  if (kind === 'SANDWICH') return `/restaurant/add-sandwich/${itemId}`;
  return kind === 'PIZZA' ? `/add-pizza/${itemId}` : null;
}

export function toDraft(item: OwnItemFactsFragment): ItemDraft {
  const { categoryId, name, pictureUrl, priceCents, stock, freshlyBaked, description, allergens, dietary } = item;
  const { nameEn, descriptionEn, vatRate, preparationUnits, published } = item;
  const english = { nameEn, descriptionEn };
  return {
    categoryId,
    name,
    imageUrl: pictureUrl,
    priceCents,
    quantity: stock,
    freshlyBaked,
    extras: { ...english, description, allergens, dietary, vatRate: toVatRate(vatRate), preparationUnits, published },
  };
}

function toVatRate(rate: number): VatRate {
  return VAT_RATES.find((known) => known === rate) ?? ITEM_DEFAULTS.SIMPLE.vatRate;
}

export function toAddInput({
  categoryId,
  name,
  imageUrl,
  priceCents,
  quantity,
  freshlyBaked,
  extras,
}: ItemValues): AddItemInput {
  const { allergens, dietary, ...rest } = extras;
  return {
    categoryId,
    name,
    pictureUrl: imageUrl,
    priceCents,
    stock: quantity,
    freshlyBaked,
    ...rest,
    allergens: allergens && [...allergens],
    dietary: [...dietary],
  };
}

/** What of an item was changed: a stock nobody touched is left to the customers, who buy meanwhile. */
export function toChangeInput(itemId: string, before: ItemDraft, values: ItemValues): ChangeItemInput {
  const { categoryId, name, imageUrl, priceCents, quantity, freshlyBaked, extras } = values;
  const { published, allergens, dietary, ...rest } = extras;
  return {
    itemId,
    ...(categoryId !== before.categoryId && { categoryId }),
    ...(name !== before.name && { name }),
    ...(imageUrl !== before.imageUrl && { pictureUrl: imageUrl }),
    ...(priceCents !== before.priceCents && { priceCents }),
    ...(quantity !== before.quantity && { stock: quantity }),
    freshlyBaked,
    published,
    extras: { ...rest, allergens: allergens && [...allergens], dietary: [...dietary] },
  };
}

export function toPricedCategories(categories: readonly OwnerCategory[]): PricedCategory[] {
  return categories.map(({ id, name, items }) => ({
    id,
    name,
    items: items.flatMap((item) =>
      item.priceCents === null ? [] : [{ id: item.id, name: item.name, priceCents: item.priceCents }],
    ),
  }));
}

export function toRows(categories: readonly OwnerCategory[]): MenuRow[] {
  return categories.flatMap(({ name: category, items }) =>
    items.flatMap(({ name, priceCents, stock, freshlyBaked }) =>
      priceCents === null ? [] : [{ category, name, priceCents, stock, freshlyBaked }],
    ),
  );
}

const weekday = perLocale(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** The days that can be prepared: « Aujourd’hui », « Demain », « Ven. 27 ». */
export function toDays(today: string): StockDay[] {
  const first = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS_SHOWN }, (_, days) => {
    const date = new Date(first + days * DAY_MS);
    const label = weekday().format(date);
    return {
      id: date.toISOString().slice(0, 10),
      label: [t.today(), t.tomorrow()][days] ?? label.charAt(0).toUpperCase() + label.slice(1),
    };
  });
}

/** One day’s numbers in the order of the menu; categories without items are left out. */
export function toStock(categories: readonly OwnerCategory[], stock: StockOfDayQuery['ownStock']): StockCategory[] {
  const byItem = new Map(stock.map((one) => [one.itemId, one]));
  return categories
    .map(({ id, name, items }) => ({
      id,
      name,
      lines: items.flatMap((item) => {
        const known = byItem.get(item.id);
        if (!known) return [];
        const { pieces, isUsual, usualPieces } = known;
        return [
          {
            id: item.id,
            name: item.name,
            imageUrl: item.imageUrl,
            stock: pieces,
            ...(isUsual && { usualStock: usualPieces }),
          },
        ];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
