/** Something that changes: every value it had, in order, and how far of them somebody has been told. */
export class Changing<Value> {
  readonly values: Value[];
  known = 0;

  constructor(first: Value) {
    this.values = [first];
  }

  get latest(): Value {
    return this.values.at(-1) as Value;
  }

  /** Until `how` is done readers may find either; from then on nobody may find what was before. One change at a time. */
  async change(value: Value, how: () => Promise<unknown>): Promise<void> {
    const place = this.values.push(value) - 1;
    await how();
    this.known = place;
  }
}

export type Parts<Values extends unknown[]> = { [Part in keyof Values]: Changing<Values[Part]> };

/** What one reads of things that change, each of them read at a moment of its own; `as` says it in words. */
export function shownOf<Values extends unknown[]>(parts: Parts<Values>, as: (...values: Values) => string) {
  return new Shown(parts, (values) => as(...(values as Values)));
}

export class Shown {
  private readonly said = new Map<string, string>();

  constructor(
    private readonly parts: readonly Changing<unknown>[],
    private readonly as: (values: readonly unknown[]) => string,
  ) {}

  /** What whoever asks now is told, unless something changes meanwhile. */
  get latest(): string {
    return this.at(this.parts.map(({ values }) => values.length - 1));
  }

  /** How far of each part somebody has been told: whoever asks from now on may not be told less. */
  known(): number[] {
    return this.parts.map(({ known }) => known);
  }

  /** How far of each part it tells at least, if of none less than `since`; null where no such values look like it. */
  explain(read: string, since: readonly number[]): number[] | null {
    let found: number[] | null = null;
    const walk = (places: readonly number[]): void => {
      const part = this.parts[places.length];
      if (part === undefined) {
        if (this.at(places) !== read) return;
        found = found?.map((place, nth) => Math.min(place, places[nth] ?? 0)) ?? [...places];
        return;
      }
      for (let place = since[places.length] ?? 0; place < part.values.length; place++) walk([...places, place]);
    };
    walk([]);
    return found;
  }

  /** As `explain`; and what one has been told, nobody may be told less of. */
  tell(read: string, since: readonly number[]): number[] | null {
    const places = this.explain(read, since);
    for (const [nth, part] of this.parts.entries()) part.known = Math.max(part.known, places?.[nth] ?? 0);
    return places;
  }

  private at(places: readonly number[]): string {
    const key = places.join();
    const said = this.said.get(key) ?? this.as(this.parts.map(({ values }, nth) => values[places[nth] ?? 0]));
    this.said.set(key, said);
    return said;
  }
}
