import type { English } from '../english-part/english-part';
import { priceError } from '../item-basics/item-basics';
import * as t from './pizza-form.texts';

export interface PriceRow extends Pick<English, 'nameEn'> {
  key: string;
  /** Id of an existing row; null for a new one. */
  id: string | null;
  name: string;
  priceCents: number | null;
}

export interface PriceRowErrors {
  name?: string;
  price?: string;
}

export function addRow(rows: readonly PriceRow[]): readonly PriceRow[] {
  const key = String(Math.max(0, ...rows.map((row) => Number(row.key))) + 1);
  return [...rows, { key, id: null, name: '', priceCents: null }];
}

export function moveRow(rows: readonly PriceRow[], key: string, toIndex: number): readonly PriceRow[] {
  const moved = rows.filter((row) => row.key === key);
  const others = rows.filter((row) => row.key !== key);
  return [...others.slice(0, toIndex), ...moved, ...others.slice(toIndex)];
}

const same = (name: string) => name.trim().toLocaleLowerCase('fr');

export function rowErrors(rows: readonly PriceRow[]): Record<string, PriceRowErrors> {
  const wrong = rows.map((row, place): [string, PriceRowErrors] => {
    const name = same(row.name);
    const taken = rows.slice(0, place).some((other) => same(other.name) === name);
    const nameError = name === '' ? t.nameNeeded() : taken ? t.nameTaken() : undefined;
    const price = priceError(row.priceCents);
    return [row.key, { ...(nameError && { name: nameError }), ...(price && { price }) }];
  });
  return Object.fromEntries(wrong.filter(([, errors]) => Object.keys(errors).length > 0));
}
