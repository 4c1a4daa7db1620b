import { MOST_OF_A_LINE } from '../carts/quantity';
import { type Candidate, type Draft, type HeardLine, lineOf, optionAt } from './heard-line';
import { isUnsure, MenuReading } from './menu-reading';
import { numberAt, type Numeral } from './numerals';
import type { Sayable } from './sayable';
import { type Word, wordsOf } from './spoken-words';
import * as t from './voice.texts';

export interface Heard {
  lines: HeardLine[];
  /** Words that match nothing on the menu. */
  unknownWords: string[];
  /** Menu items with a spoken quantity that cannot be ordered: « 100 croissants ». */
  miscounted: string[];
  /** Name of the customer; null when the text contains none. */
  customerName: string | null;
}

const MOST_CHOICES = 8;
const WITHOUT = new Set(['sans', 'without', 'no', 'ni']);
const MANNER = new Set(['bien', 'peu', 'tres', 'pas', 'extra', 'well']);
const POLITE = new Set(
  `a ai aimerai aimerais alors an and apres aussi aux avec avez bonjour bonsoir c ca ce d de des donne donnez du en encore
   ensuite est et euh for give have hello hi i il ingredient je j l la le les like ll me merci met mets mettez moi n nous
   of ok on or ou oui plait please plus pour prend prendrai prends prendre puis que sera sauce sauces s sandwich sandwichs
   sur some supplement supplements take te thank thanks the to tout un une veux viande viandes voila voudrais vais vous
   want we will with would y you`.split(/\s+/),
);

/** Parses an order spoken at the counter against the shop's menu. Pure function. */
export function parseOrder(text: string, menu: readonly Sayable[]): Heard {
  return new Listener(text, menu).listen();
}

class Listener {
  private readonly words: Word[];
  private readonly drafts: Draft[] = [];
  private readonly unknown: { from: number; to: number }[] = [];
  private readonly reading: MenuReading;
  private counted: { value: number; from: number; to: number } | null = null;
  private customerName: string | null = null;
  private asMenu = false;

  constructor(
    private readonly text: string,
    menu: readonly Sayable[],
  ) {
    this.words = wordsOf(text);
    this.reading = new MenuReading(this.words, menu);
  }

  listen(): Heard {
    for (let at = 0; at < this.words.length;) at += this.step(at);
    this.uncount();
    const lines = this.drafts.map((draft) => lineOf(draft, this.text));
    return {
      lines: lines.filter(isOrderable),
      miscounted: lines.filter((line) => !isOrderable(line)).map(({ heardText }) => heardText),
      unknownWords: this.unknown.map(({ from, to }) => this.text.slice(from, to)),
      customerName: this.customerName,
    };
  }

  /** Processes what starts at a word; returns how many words it consumed. */
  private step(at: number): number {
    const word = this.words[at];
    if (!word) return 1;
    const line = this.counted ? undefined : this.drafts.at(-1);
    const customer = customerAt(this.words, at, (next) => this.isOrdered(next));
    if (customer) return this.name(customer);
    if (line && WITHOUT.has(word.plain)) return this.takeAway(line, at);
    const option = line ? optionAt(this.words, at, line) : null;
    const number = option ? null : this.reading.quantityAt(at);
    if (number) return this.count(at, number);
    const item = this.reading.itemAt(at);
    if (line && option && option.weight >= (item?.[0]?.match.weight ?? 0)) return this.put(line, at, option.length);
    if (item && !this.isForeign(at, item)) return this.begin(at, item);
    if (word.key === 'menu' || word.plain === 'formule') return this.makeMenu(line);
    if (line && MANNER.has(word.plain)) return this.note(line, at);
    if (item || !POLITE.has(word.plain)) this.wonder(at, word);
    return 1;
  }

  private isOrdered(at: number): boolean {
    return numberAt(this.words, at) !== null || this.reading.itemAt(at) !== null;
  }

  /** « Four cheese pizza »: a category right after unknown words, or an approximate match right before a category. */
  private isForeign(at: number, [first]: Candidate[]): boolean {
    if (!first) return false;
    const kindOnly = first.match.coverage === 0;
    if (kindOnly) return !this.counted && this.goesOn(this.unknown.at(-1), at);
    const next = at + first.match.length;
    const [behind] = this.words[next]?.pauseBefore ? [] : (this.reading.itemAt(next) ?? []);
    return first.match.guessed && behind?.match.coverage === 0;
  }

  /** Stores a number until the item that it counts is recognised. */
  private count(at: number, { value, length }: Numeral): number {
    const [first, last] = [this.words[at], this.words[at + length - 1]];
    if (!first || !last) return 1;
    this.uncount();
    this.counted = { value, from: first.from, to: last.to };
    return length;
  }

  /** Reports a number that counts nothing as unknown, except « un », which may be an article. */
  private uncount(): void {
    if (this.counted && this.counted.value !== 1) this.unknown.push(this.counted);
    this.counted = null;
  }

  private begin(at: number, candidates: Candidate[]): number {
    const [first, second] = candidates;
    const length = first?.match.length ?? 1;
    this.drafts.push({
      quantity: this.counted?.value ?? 1,
      from: this.counted?.from ?? this.words[at]?.from ?? 0,
      to: this.words[at + length - 1]?.to ?? 0,
      candidates: candidates.slice(0, MOST_CHOICES),
      unsure: isUnsure(first, second),
      wanted: [],
      unwanted: [],
      notes: [],
      asMenu: this.asMenu,
    });
    this.counted = null;
    this.asMenu = false;
    return length;
  }

  private put(line: Draft, at: number, length: number): number {
    line.wanted.push(this.words.slice(at, at + length));
    line.to = this.words[at + length - 1]?.to ?? line.to;
    return length;
  }

  /** Parses removed options, as in « sans tomate ni oignon », up to the next pause, number or menu item. */
  private takeAway(line: Draft, at: number): number {
    let end = at + 1;
    const said: Word[] = [];
    for (; end < this.words.length; end++) {
      const word = this.words[end];
      if (!word || numberAt(this.words, end) !== null) break;
      const joins = ['et', 'ou', 'ni', 'and', 'or'].includes(word.plain);
      if (joins && !optionAt(this.words, end + 1, line)) break;
      if (joins) {
        this.without(line, said.splice(0));
        continue;
      }
      if (word.pauseBefore && end > at + 1) break;
      if (['avec', 'with', 'sans', 'puis', 'pour'].includes(word.plain)) break;
      const named = optionAt(this.words, end, line) !== null || said.length === 0;
      const whole = said.length > 0 && optionAt(said, 0, line) !== null;
      if (!named && (whole || MANNER.has(word.plain) || this.reading.itemAt(end))) break;
      said.push(word);
    }
    this.without(line, said);
    return end - at;
  }

  private without(line: Draft, said: Word[]): void {
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last) return;
    line.to = last.to;
    if (optionAt(said, 0, line)) line.unwanted.push(said);
    else line.notes.push(t.without(this.text.slice(first.from, last.to)));
  }

  /** Parses a note for the kitchen, as in « bien cuit », « pas trop cuite ». */
  private note(line: Draft, at: number): number {
    const first = this.words[at];
    let end = at + 1;
    while (end < this.words.length && ['trop', 'tres', 'peu', 'done'].includes(this.words[end]?.plain ?? '')) end++;
    const last = this.words[end];
    if (!first || !last || last.pauseBefore || this.isOrdered(end)) return 1;
    line.notes.push(this.text.slice(first.from, last.to));
    line.to = last.to;
    return end - at + 1;
  }

  private makeMenu(line: Draft | undefined): number {
    if (line) line.asMenu = true;
    else this.asMenu = true;
    return 1;
  }

  private name({ from, to, length }: Customer): number {
    this.customerName = this.text.slice(from, to).replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    return length;
  }

  /** Records an unknown word with its quantity, joined with unknown words right before it. */
  private wonder(at: number, { from, to }: Word): void {
    const last = this.unknown.at(-1);
    if (last && !this.counted && this.goesOn(last, at)) last.to = to;
    else this.unknown.push({ from: this.counted?.from ?? from, to });
    this.counted = null;
  }

  /** Whether a word directly follows an unknown part of the text, without a pause. */
  private goesOn(last: { to: number } | undefined, at: number): boolean {
    const word = this.words[at];
    return !!last && !!word && !word.pauseBefore && /^[\s'’-]*$/.test(this.text.slice(last.to, word.from));
  }
}

function isOrderable({ quantity }: HeardLine): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_A_LINE;
}

interface Customer {
  from: number;
  to: number;
  length: number;
}

/** Words after « pour » that are not a name, as in « pour midi », « pour ici ». */
const NOBODY = new Set(
  'apporter aujourd ce cet cette demain elle emporter eux here ici il la le les lui ma mes midi moi mon nous plus sur tard the tout vous'.split(
    ' ',
  ),
);
const ENDS = new Set('avec et for pour puis s sans un une'.split(' '));
const LONGEST = 2;

/**
 * Finds the customer's name in « pour Camille » or « au nom de Paul Durand »; `isOrdered` tells whether a menu item or
 * quantity starts at a word, which is then not a name.
 */
function customerAt(words: readonly Word[], at: number, isOrdered: (at: number) => boolean): Customer | null {
  const begin = nameBegin(words, at);
  if (begin === null) return null;
  let end = begin;
  while (end < words.length && end - begin < LONGEST) {
    const word = words[end];
    const over = !word || (end > begin && word.pauseBefore) || ENDS.has(word.plain) || NOBODY.has(word.plain);
    if (over || isOrdered(end)) break;
    end++;
  }
  const [first, last] = [words[begin], words[end - 1]];
  return first && last && end > begin ? { from: first.from, to: last.to, length: end - at } : null;
}

function nameBegin(words: readonly Word[], at: number): number | null {
  const plain = (ahead: number) => words[at + ahead]?.plain;
  if (plain(0) === 'au' && plain(1) === 'nom') return at + (plain(2) === 'de' || plain(2) === 'd' ? 3 : 2);
  return plain(0) === 'pour' || plain(0) === 'for' ? at + 1 : null;
}
