import { BadgeCheck, LeafyGreen, Sprout, Vegan, WheatOff } from 'lucide-react';
import { dietNames, diets, type Diet } from './diets';

const icons = {
  VEGETARIAN: LeafyGreen,
  VEGAN: Vegan,
  HALAL: BadgeCheck,
  GLUTEN_FREE: WheatOff,
  ORGANIC: Sprout,
} satisfies Record<Diet, typeof Sprout>;

export function DietIcon({ diet }: { diet: Diet }) {
  const Icon = icons[diet];
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}

export interface DietaryMarksProps {
  marks: readonly Diet[];
}

/** For whom an item is made: a sign and its word each, always in one order. */
export function DietaryMarks({ marks }: DietaryMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Régimes" className="flex flex-wrap gap-x-3 gap-y-1 text-sm font-medium text-positive">
      {diets
        .filter((diet) => marks.includes(diet))
        .map((diet) => (
          <li key={diet} className="inline-flex items-center gap-1">
            <DietIcon diet={diet} />
            {dietNames[diet]}
          </li>
        ))}
    </ul>
  );
}
