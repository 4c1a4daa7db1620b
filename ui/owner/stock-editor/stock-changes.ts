export interface StockLine {
  id: string;
  name: string;
  pictureUrl: string | null;
  stock: number | null;
  /** Stock the item usually starts with on this weekday; undefined when there is no history yet. */
  usualStock?: number | null;
}

export interface StockCategory {
  id: string;
  name: string;
  lines: readonly StockLine[];
}

export type StockDraft = Readonly<Record<string, number | null>>;

export function stockDraft(categories: readonly StockCategory[]): StockDraft {
  return Object.fromEntries(categories.flatMap(({ lines }) => lines.map(({ id, stock }) => [id, stock])));
}

export function usualDraft(categories: readonly StockCategory[], draft: StockDraft): StockDraft {
  const habits = categories.flatMap(({ lines }) =>
    lines.flatMap(({ id, usualStock }) => (usualStock === undefined ? [] : [[id, usualStock] as const])),
  );
  return { ...draft, ...Object.fromEntries(habits) };
}

export interface StockChange {
  id: string;
  stock: number | null;
}

export function stockChanges(categories: readonly StockCategory[], draft: StockDraft): StockChange[] {
  return categories.flatMap(({ lines }) =>
    lines.flatMap(({ id, stock }) => {
      const set = draft[id] === undefined ? stock : draft[id];
      return set === stock ? [] : [{ id, stock: set }];
    }),
  );
}
