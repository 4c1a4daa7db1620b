import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { chosenOf, shownGroups } from '../../graphql/rules/option-groups';
import { Item } from '../menus/item.entity';
import type { MenuService } from '../menus/menu.service';
import type { CounterLine, CounterOrderService } from '../orders/counter-order.service';
import { cleanText } from '../text';
import { type HeardChoice, plainChoice } from './heard-line';
import { type Heard, parseOrder } from './parse-order';
import { optionId, sayables, selectionsOf } from './sayable';
import type { CounterOrderInput, CounterLineInput, CounterChoice, HeardOrder } from './voice.types';
import * as t from './voice.texts';
import { MOST_OF_A_LINE } from '../carts/quantity';
import type { Order } from '../orders/order.entity';
import { windowLabel } from '../pickup/pickup-windows';

const LONGEST = 500;

/** Parses orders spoken at the counter and places them without payment (specification 7.12). */
export class VoiceService {
  constructor(
    private readonly em: EntityManager,
    private readonly menus: MenuService,
    private readonly counterOrders: CounterOrderService,
  ) {}

  async menu(shopId: string): Promise<CounterChoice[]> {
    const { menu, priced } = await this.known(shopId);
    return menu.map((sayable) => priced(plainChoice(sayable)));
  }

  /** Parses a text without placing an order. Throws BAD_USER_INPUT for more than 500 characters. */
  async understand(shopId: string, text: string): Promise<HeardOrder> {
    const { menu, priced } = await this.known(shopId);
    const { lines, ...heard } = parseOrder(cleanText(text, LONGEST), menu);
    return { ...heard, lines: lines.map((line) => ({ ...line, choices: line.choices.map(priced) })) };
  }

  async place(shopId: string, { id, customerName, lines }: CounterOrderInput) {
    return this.counterOrders.place(shopId, { id, customerName, lines: lines.map(lineFrom) });
  }

  /** Places the likeliest meaning, once per id; throws BAD_USER_INPUT with the unknown words when there is none. */
  async placeText(shopId: string, text: string, id: string) {
    const { menu } = await this.known(shopId);
    const heard = parseOrder(cleanText(text, LONGEST), menu);
    if (heard.lines.length === 0) throw new Fault('BAD_USER_INPUT', nothingFor(heard, text));
    const placed = await this.counterOrders.place(shopId, {
      id,
      customerName: heard.customerName ?? '',
      lines: heard.lines.flatMap(({ quantity, choices: [best] }) => (best ? [lineOf(best, quantity)] : [])),
    });
    return { placed, heard };
  }

  /** The shop's menu, and what displays a choice of it with its price. */
  private async known(shopId: string) {
    const [items, ingredients] = await Promise.all([this.itemsOf(shopId), this.menus.offeredIngredients(shopId)]);
    const byId = new Map(items.map((item) => [item.id, item]));
    return {
      menu: sayables(items, ingredients),
      priced: (choice: HeardChoice) => counterChoice(choice, byId),
    };
  }

  private itemsOf(shopId: string): Promise<Item[]> {
    return this.em.find(
      Item,
      { shop: shopId, published: true, deletedAt: null },
      { populate: ['category'], orderBy: { category: { position: 'asc' }, position: 'asc', name: 'asc' } },
    );
  }
}

function lineOf({ sayable, options, notes }: HeardChoice, quantity: number): CounterLine {
  return lineFrom({
    choiceId: sayable.id,
    quantity,
    optionIds: [...options.map(({ id }) => id), ...notes.map(noteId)],
  });
}

function nothingFor(heard: Heard, text: string): string {
  const said = text.trim();
  const missed = missedText(heard) || (said && missedText({ unknownWords: [said], miscounted: [] }));
  return missed || t.nothingHeard();
}

const NOTE = 'note:';

/** Converts a choice for display with its current price; the price is calculated again when the order is placed. */
function counterChoice({ sayable, options, notes }: HeardChoice, items: ReadonlyMap<string, Item>): CounterChoice {
  const item = items.get(sayable.itemId);
  if (!item) throw new Error('A choice of no item.');
  const selections = selectionsOf(
    sayable.size,
    options.map(({ id }) => id),
  );
  const added = new Map(
    shownGroups(sayable.groups, selections).flatMap((group) =>
      chosenOf(group, selections).map(({ option, cents }) => [optionId(group.id, option.id), cents] as const),
    ),
  );
  return {
    id: sayable.id,
    itemId: item.id,
    name: sayable.label,
    category: item.category.name,
    priceCents: item.priceCents,
    unitCents: [...added.values()].reduce((sum, cents) => sum + cents, item.priceCents),
    soldOut: sayable.soldOut || options.some(({ soldOut }) => soldOut),
    options: [
      ...options.map(({ id, label }) => ({ id, label, priceCents: added.get(id) ?? 0 })),
      ...notes.map((note) => ({ id: noteId(note), label: note, priceCents: 0 })),
    ],
  };
}

function noteId(note: string): string {
  return NOTE + note;
}

/** Converts a line sent by the client; its ids are validated where it is priced. */
function lineFrom({ choiceId, quantity, optionIds }: CounterLineInput): CounterLine {
  const [itemId = '', ...size] = choiceId.split('/');
  const notes = optionIds.filter((id) => id.startsWith(NOTE)).map((id) => id.slice(NOTE.length));
  return {
    itemId,
    quantity,
    selections: selectionsOf(
      size.length > 0 ? size.join('/') : null,
      optionIds.filter((id) => !id.startsWith(NOTE)),
    ),
    note: notes.join(', '),
  };
}

/** « 2 × Croissant, 1 × Flan. K7M4PX, 12:15 PM - 12:30 PM », followed by what was not recognised. */
export function placedText({ token, window: { startsAt, endsAt }, shop, lines }: Order, heard: Heard): string {
  const said = lines.getItems().map(({ quantity, name }) => `${quantity} × ${name}`);
  const placed = `${said.join(', ')}. ${token}, ${windowLabel(startsAt, endsAt, shop.zone)}`;
  return [placed, missedText(heard)].filter((text) => text !== '').join('. ');
}

/** Returns a text naming the words that were not ordered; empty when there are none. */
export function missedText({ unknownWords, miscounted }: Pick<Heard, 'unknownWords' | 'miscounted'>): string {
  return [
    ...(unknownWords.length > 0 ? [t.notOnMenu(unknownWords)] : []),
    ...(miscounted.length > 0 ? [t.miscounted({ words: miscounted, most: MOST_OF_A_LINE })] : []),
  ].join(' ');
}
