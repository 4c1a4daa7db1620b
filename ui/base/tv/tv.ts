type Variants<Classes> = Readonly<Record<string, Readonly<Record<string, Classes>>>>;
type Choice<Name> = Name extends 'true' | 'false' ? boolean : Name;
/** One of each variant; a flag that is left out is false. */
type Chosen<V> = { [Name in keyof V]?: Choice<keyof V[Name]> };
type InSlots<Slot extends string> = Readonly<Partial<Record<Slot, string>>>;

interface Looks<Classes, V> {
  variants?: V;
  /** Where all of it is chosen, of several choices any. */
  compoundVariants?: readonly ({
    [Name in keyof V]?: Choice<keyof V[Name]> | readonly Choice<keyof V[Name]>[];
  } & { class: Classes })[];
  defaultVariants?: Chosen<V>;
}

interface More {
  className?: string;
}

const joined = (...classes: unknown[]) => classes.filter(Boolean).join(' ');

/** Classes by variants, of one element or of several slots: what is used here of tailwind-variants, at a tenth of its weight. */
export function tv<V extends Variants<string> = Record<never, never>>(
  looks: Looks<string, V> & { base: string },
): (chosen?: Chosen<V> & More) => string;
export function tv<Slot extends string, V extends Variants<InSlots<Slot>> = Record<never, never>>(
  looks: Looks<InSlots<Slot>, V> & { slots: Readonly<Record<Slot, string>> },
): (chosen?: Chosen<V>) => Record<Slot, (more?: More) => string>;
export function tv({
  base,
  slots,
  variants = {},
  compoundVariants = [],
  defaultVariants = {},
}: {
  base?: string;
  slots?: InSlots<string>;
  variants?: Variants<string | InSlots<string>>;
  compoundVariants?: readonly ({ class: string | InSlots<string> } & Readonly<Record<string, unknown>>)[];
  defaultVariants?: Readonly<Record<string, string | boolean>>;
}): unknown {
  return (chosen: Readonly<Record<string, string | boolean>> = {}) => {
    const is = (name: string) => String(chosen[name] ?? defaultVariants[name] ?? false);
    const found = Object.entries(variants).map(([name, classes]) => classes[is(name)]);
    for (const { class: classes, ...wanted } of compoundVariants)
      if (Object.entries(wanted).every(([name, any]) => [any].flat().map(String).includes(is(name))))
        found.push(classes);
    if (!slots) return joined(base, ...found, chosen['className']);
    const of = (slot: string) => found.map((classes) => (classes as InSlots<string> | undefined)?.[slot]);
    return Object.fromEntries(
      Object.entries(slots).map(([slot, own]) => [
        slot,
        ({ className }: More = {}) => joined(own, ...of(slot), className),
      ]),
    );
  };
}
