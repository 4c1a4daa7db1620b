import { allergenNames, allergens as ofTheLaw, type Declared, NOT_DECLARED } from '../../../graphql/rules/allergens';

/** Which of the 14 allergens are in it, always in the order of the law, and whether the shop has said so of all of it. */
export function AllergenList({ allergens, allergensDeclared }: Readonly<Declared>) {
  if (allergens.length === 0)
    return (
      <p className="text-ink-muted">
        {allergensDeclared ? 'Aucun des 14 allergènes à déclarer.' : `Allergènes : ${NOT_DECLARED}.`}
      </p>
    );
  return (
    <div className="flex flex-wrap items-baseline gap-2">
      <p className="text-ink-muted">Contient :</p>
      <ul aria-label="Allergènes" className="contents">
        {ofTheLaw
          .filter((allergen) => allergens.includes(allergen))
          .map((allergen) => (
            <li key={allergen} className="rounded-tag bg-caution-soft px-2 text-sm/6 font-semibold text-caution">
              {allergenNames[allergen]}
            </li>
          ))}
      </ul>
      {!allergensDeclared && <p className="text-ink-muted">Le reste {NOT_DECLARED}.</p>}
    </div>
  );
}
