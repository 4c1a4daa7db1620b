import { allergenNames, allergens, type Allergen } from '../../../graphql/rules/allergens';

export interface AllergenListProps {
  /** What it contains; empty: none of the 14; null: the shop has not said. */
  contains: readonly Allergen[] | null;
}

/** Which of the 14 allergens are in it, always in the order of the law. */
export function AllergenList({ contains }: AllergenListProps) {
  if (contains === null) return <p className="text-ink-muted">Allergènes non indiqués : demandez à la boutique.</p>;
  if (contains.length === 0) return <p className="text-ink-muted">Aucun des 14 allergènes à déclarer.</p>;
  return (
    <div className="flex flex-wrap items-baseline gap-2">
      <p className="text-ink-muted">Contient :</p>
      <ul aria-label="Allergènes" className="contents">
        {allergens
          .filter((allergen) => contains.includes(allergen))
          .map((allergen) => (
            <li key={allergen} className="rounded-tag bg-caution-soft px-2 text-sm/6 font-semibold text-caution">
              {allergenNames[allergen]}
            </li>
          ))}
      </ul>
    </div>
  );
}
