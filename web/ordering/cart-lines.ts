import type { CartContentFragment } from '../../graphql/generated/customer/cart';
import type { AddToCartInput } from '../../graphql/generated/schema';
import { selectionsFrom } from '../../graphql/rules/option-groups';
import { allergensText } from '../../graphql/rules/allergens';
import type { CartLineItem } from '../../ui/food/cart-line/cart-line';
import * as t from './cart-lines.texts';
import { lineSelections } from './line-selections';

type Line = CartContentFragment['lines'][number];

const MOST_OF_A_LINE = 99;

export function cartLine(line: Line): CartLineItem {
  const { id, item, quantity, unitCents, lineCents, problem, servedText } = line;
  const left = item.remaining ?? MOST_OF_A_LINE;
  return {
    ...{ id, quantity, unitCents, lineCents },
    name: item.name,
    nameLang: item.nameLang,
    imageUrl: item.pictureUrl,
    previousUnitCents: problem === null ? (line.previousUnitCents ?? undefined) : undefined,
    selections: {
      ...lineSelections(line.choices, line.note, line.choicesLang),
      isMenu: item.isMenu,
      allergens: allergensText(line),
    },
    maxQuantity: Math.min(MOST_OF_A_LINE, left),
    whyNoMore: left < MOST_OF_A_LINE ? t.noneLeft() : t.mostOfALine(MOST_OF_A_LINE),
    soldOut: problem !== null && problem !== 'NOT_ENOUGH',
    notice: problem ? PROBLEMS[problem](item.remaining ?? 0, line) : servedText ? t.served(servedText) : undefined,
  };
}

/** Address of the page that edits a line with options; undefined for an item without. */
export function editHref({ id, item }: Pick<Line, 'id' | 'item'>, shopId: string): string | undefined {
  return item.hasOptions ? `/selection/${shopId}/${item.id}?ligne=${id}` : undefined;
}

const PROBLEMS: Record<NonNullable<Line['problem']>, (left: number, line: Line) => string> = {
  SOLD_OUT: t.soldOut,
  NOT_ENOUGH: t.notEnough,
  CHOICE_UNAVAILABLE: (_left, { missingChoice, missingGroup }) =>
    missingGroup === null ? t.choiceUnavailable(missingChoice) : t.choiceNeeded(missingGroup),
  WITHDRAWN: t.withdrawn,
};

/** Input that puts a removed line back into the cart; null when the shop cannot make it now. */
export function putBackInput({ item, quantity, note, choices, problem }: Line): AddToCartInput | null {
  return problem === null ? { itemId: item.id, quantity, note, selections: selectionsFrom(choices) } : null;
}

export function withWanted<C extends CartContentFragment>(cart: C, wanted: ReadonlyMap<string, number>): C {
  const lines = cart.lines.flatMap((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity, lineCents: line.unitCents * quantity }];
  });
  const linesCents = lines.reduce((sum, line) => sum + line.lineCents, 0);
  const feeCents = lines.length > 0 ? cart.feeCents : 0;
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...cart, lines, itemCount, linesCents, feeCents, totalCents: linesCents + feeCents };
}
