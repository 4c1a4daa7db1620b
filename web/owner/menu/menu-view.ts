import { perLocale } from '../../../graphql/texts/language.texts';
import type { MenuRowInput } from '../../../graphql/generated/schema';
import type { MenuPageQuery, StockOfDayQuery } from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { toOrderRules, toVatRate } from '../../items/item-values';
import type { BulkCategory } from '../../../ui/owner/bulk-change/item-change';
import type { FileRow, MenuRow } from '../../../ui/owner/csv-import/menu-csv';
import type { CatalogueCategory } from '../../../ui/owner/item-form/item-values';
import type { OwnerCategory } from '../../../ui/owner/item-table/owner-item';
import type { StockDay, StockCategory } from '../../../ui/owner/stock-editor/stock-editor';

type OwnMenu = MenuPageQuery['ownMenu'];
export type OwnCategories = OwnMenu['categories'];

const DAYS_AT_LEAST = 5;
const DAY_MS = 86_400_000;

const folded = (text: string) => text.trim().toLocaleLowerCase('fr');

/**
 * Catalogue items that can be added to each category: those not on the menu yet; drafts stay, because they may be
 * completed.
 */
export function toCatalogue({ categories, catalogue }: OwnMenu): CatalogueCategory[] {
  return categories.map(({ id, name, items }) => {
    const onTheMenu = new Set(
      items.filter(({ published, kind }) => published || kind !== 'SIMPLE').map((item) => folded(item.name)),
    );
    const proposals = catalogue.find(({ category }) => folded(category) === folded(name))?.proposals ?? [];
    return {
      id,
      name,
      items: proposals.filter((proposal) => !onTheMenu.has(folded(proposal.name))),
    };
  });
}

/**
 * Address of the form for an item with options; null for a simple item, which the form beside the menu edits
 * completely.
 */
export function composedForm(items: readonly OwnItemFactsFragment[], itemId: string): string | null {
  const kind = items.find(({ id }) => id === itemId)?.kind;
  if (kind === 'SANDWICH') return `/restaurant/add-sandwich/${itemId}`;
  return kind === 'PIZZA' ? `/add-pizza/${itemId}` : null;
}

/** Items as several of them are changed at once. */
export function toBulkMenu(categories: OwnCategories): BulkCategory[] {
  return categories.map(({ id, name, items }) => ({
    ...{ id, name },
    items: items.map((item) => ({
      ...item,
      vatRate: toVatRate(item.vatRate),
      orderRules: toOrderRules(item.orderRules),
    })),
  }));
}

/** All items, including those without a price, because an imported file may refer to them. */
export function toFileItems(categories: OwnCategories): MenuRow[] {
  return categories.flatMap(({ name: category, items }) =>
    items.map(({ name, priceCents, stock, freshlyBaked, nameEn, description, vatRate, allergens, ...item }) => {
      const { preparationUnits, optionGroupIds, pictureUrl: picture } = item;
      return {
        ...{ category, name, priceCents: priceCents ?? 0, stock, freshlyBaked, nameEn, description, vatRate },
        ...{ allergens, preparationUnits, optionGroupIds, picture },
      };
    }),
  );
}

/** Returns a row of a file as the server takes it, with the address of its picture. */
export function toRowInput(
  { picture: _uploaded, allergens, optionGroupIds, ...row }: FileRow,
  pictureUrl?: string | null,
): MenuRowInput {
  return {
    ...row,
    ...(allergens !== undefined && { allergens: allergens && [...allergens] }),
    ...(optionGroupIds && { optionGroupIds: [...optionGroupIds] }),
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}

const weekday = perLocale(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** Days whose stock can be planned, « Ven. 27 », from the shop's business day on. */
export function toDays(today: string, daysAhead = 0): StockDay[] {
  const first = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: Math.max(DAYS_AT_LEAST, daysAhead + 1) }, (_, days) => {
    const date = new Date(first + days * DAY_MS);
    const label = weekday().format(date);
    return { id: date.toISOString().slice(0, 10), label: label.charAt(0).toUpperCase() + label.slice(1) };
  });
}

/** Stock of one day in the order of the menu; categories without items are left out. */
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
        return [{ ...item, stock: pieces, ...(isUsual && { usualStock: usualPieces }) }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
