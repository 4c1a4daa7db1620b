import { allergenNames, allergens as ofTheLaw, type Declared } from '../../../graphql/rules/allergens';
import * as t from './allergen-list.texts';

/** Declared allergens in the legal order of the 14, and a note when the shop has not declared all contents. */
export function AllergenList({ allergens, allergensDeclared }: Readonly<Declared>) {
  if (allergens.length === 0) return <p className="text-ink-muted">{allergensDeclared ? t.none() : t.notDeclared()}</p>;
  return (
    <div className="flex flex-wrap items-baseline gap-2">
      <p className="text-ink-muted">{t.contains()}</p>
      <ul aria-label={t.allergens()} className="contents">
        {ofTheLaw
          .filter((allergen) => allergens.includes(allergen))
          .map((allergen) => (
            <li key={allergen} className="rounded-tag bg-caution-soft px-2 text-sm/6 font-semibold text-caution">
              {allergenNames[allergen]()}
            </li>
          ))}
      </ul>
      {!allergensDeclared && <p className="text-ink-muted">{t.restNotDeclared()}</p>}
    </div>
  );
}
