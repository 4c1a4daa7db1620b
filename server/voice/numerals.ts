import type { Word } from './spoken-words';

export interface Numeral {
  value: number;
  length: number;
}

const SMALL: Readonly<Record<string, number>> = numbered([
  ['zero'],
  ['un', 'une', 'one'],
  ['deux', 'two'],
  ['trois', 'three'],
  ['quatre', 'quatres', 'four'],
  ['cinq', 'five'],
  ['six'],
  ['sept', 'seven'],
  ['huit', 'eight'],
  ['neuf', 'nine'],
  ['dix', 'ten'],
  ['onze', 'eleven'],
  ['douze', 'twelve'],
  ['treize', 'thirteen'],
  ['quatorze', 'fourteen'],
  ['quinze', 'fifteen'],
  ['seize', 'sixteen'],
  ['seventeen'],
  ['eighteen'],
  ['nineteen'],
]);

const TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
  quarante: 40,
  forty: 40,
  cinquante: 50,
  fifty: 50,
  soixante: 60,
  sixty: 60,
  septante: 70,
  seventy: 70,
  huitante: 80,
  octante: 80,
  eighty: 80,
  nonante: 90,
  ninety: 90,
};

const SCALES: Readonly<Record<string, number>> = { cent: 100, hundred: 100, mille: 1000, thousand: 1000 };

/** Collective numbers such as « une douzaine », by the normalised spelling of the word. */
const GROUPS: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  dozen: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  centaine: 100,
};

const MEASURES = new Set('cl ml cm g gr kg h heure euro gramme litre personne'.split(' '));

function numbered(names: readonly (readonly string[])[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((same, value) => same.map((name) => [name, value])));
}

/** « 2 », « 1,5 », « vingt et un », « deux cents »; null when no number starts at the word. */
export function numeralAt(words: readonly Word[], at: number): Numeral | null {
  const small = digitsAt(words, at) ?? belowHundredAt(words, at);
  const after = at + (small?.length ?? 0);
  const scale = SCALES[following(words, at, after)?.key ?? ''];
  if (scale === undefined) return small;
  const rest = following(words, at, after + 1) ? numeralAt(words, after + 1) : null;
  return { value: (small?.value ?? 1) * scale + (rest?.value ?? 0), length: after + 1 - at + (rest?.length ?? 0) };
}

/** Parses a quantity that starts at a word: « deux », « 3 x », « une demi-douzaine de »; null when there is none. */
export function numberAt(words: readonly Word[], at: number): Numeral | null {
  const counted = numeralAt(words, at) ?? timesAt(words, at);
  const after = at + (counted?.length ?? 0);
  const group = groupAt(words, at, after);
  if (group) return { value: (counted?.value ?? 1) * group.value, length: after - at + group.length };
  const times = counted && ['x', 'fois', 'times'].includes(following(words, at, after)?.plain ?? '');
  return times ? { ...counted, length: counted.length + 1 } : counted;
}

/** Whether a word is a unit of measure, so that the number before it is not a quantity: « 33 cl », « 12 h ». */
export function isMeasure(word: Pick<Word, 'key' | 'pauseBefore'> | undefined): boolean {
  return word !== undefined && !word.pauseBefore && MEASURES.has(word.key);
}

/** Returns the word at a position unless a pause separates it from the number that starts at `from`. */
function following(words: readonly Word[], from: number, at: number): Word | undefined {
  const word = words[at];
  return at > from && word?.pauseBefore ? undefined : word;
}

function digitsAt(words: readonly Word[], at: number): Numeral | null {
  const plain = words[at]?.plain ?? '';
  if (!/^\d+([.,]\d+)?$/.test(plain)) return null;
  if (/^\d{1,3}$/.test(plain) && following(words, at, at + 1)?.plain === '000')
    return { value: Number(plain) * 1000, length: 2 };
  const whole = /^\d{1,3}[.,]\d{3}$/.test(plain);
  return { value: Number(plain.replace(/[.,]/, whole ? '' : '.')), length: 1 };
}

function timesAt(words: readonly Word[], at: number): Numeral | null {
  const digits = /^(\d+)x$/.exec(words[at]?.plain ?? '')?.[1];
  return digits === undefined ? null : { value: Number(digits), length: 1 };
}

function belowHundredAt(words: readonly Word[], at: number): Numeral | null {
  const first = words[at]?.plain ?? '';
  if (first === 'quatre' && following(words, at, at + 1)?.key === 'vingt') return tensAt(words, at, 80, 2);
  const ten = TENS[first];
  return ten === undefined ? smallAt(words, at) : tensAt(words, at, ten, 1);
}

function smallAt(words: readonly Word[], at: number): Numeral | null {
  const first = words[at]?.plain ?? '';
  const value = SMALL[first];
  if (value === undefined) return null;
  const more = first === 'dix' ? (SMALL[following(words, at, at + 1)?.plain ?? ''] ?? 0) : 0;
  return more > 6 && more < 10 ? { value: 10 + more, length: 2 } : { value, length: 1 };
}

/** 20 to 99: « vingt-deux », « vingt et un », « soixante-dix-sept »; in « vingt et deux » the second is separate. */
function tensAt(words: readonly Word[], at: number, ten: number, length: number): Numeral {
  const next = at + length;
  const one = following(words, at, next + 1)?.plain ?? '';
  const joined = following(words, at, next)?.plain === 'et' && /^(une?|onze)$/.test(one);
  const more = following(words, at, next) && smallAt(words, joined ? next + 1 : next);
  const most = ten === 60 || ten === 80 ? 19 : 9;
  const single = joined || ten === 80 || words[next]?.plain === 'one';
  return more && more.value >= (single ? 1 : 2) && more.value <= most
    ? { value: ten + more.value, length: length + (joined ? 1 : 0) + more.length }
    : { value: ten, length };
}

function groupAt(words: readonly Word[], from: number, at: number): Numeral | null {
  const [first, second] = [following(words, from, at)?.key ?? '', following(words, from, at + 1)?.key];
  if ((first === 'demi' || first === 'half') && (second === 'douzaine' || second === 'dozen'))
    return { value: 6, length: 2 };
  const value = GROUPS[first];
  return value === undefined ? null : { value, length: 1 };
}
