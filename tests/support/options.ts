import type { OptionKind } from '../../graphql/rules/option-groups';

type Said = string | true | { name: string; priceCents: number };
type ByKind = Partial<Record<Lowercase<OptionKind>, Said | readonly Said[] | null | false>>;

const listed = (by: ByKind) =>
  Object.entries(by).map(([kind, said]) => ({
    groupId: kind.toUpperCase(),
    said: (Array.isArray(said) ? said : [said]).filter((one): one is Said => one !== null && one !== false),
  }));

/** Selections by id or name, written short: `selecting({ meats: ['Poulet'], fries: true })`. */
export function selecting(by: ByKind) {
  return listed(by).flatMap(({ groupId, said }) =>
    said.map((one) => ({ groupId, optionId: typeof one === 'object' ? one.name : (one as string), quantity: 1 })),
  );
}

/** What was chosen, as orders store it, written short: `choosing({ meats: ['Poulet'] })`. */
export function choosing(by: ByKind) {
  return listed(by)
    .filter(({ said }) => said.length > 0)
    .map(({ groupId, said }) => ({
      groupId,
      name: null,
      options: said.map((one) => ({
        name: typeof one === 'object' ? one.name : String(one),
        priceCents: typeof one === 'object' ? one.priceCents : 0,
        quantity: 1,
      })),
    }));
}
