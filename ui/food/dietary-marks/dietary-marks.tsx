import { BadgeCheck, LeafyGreen, Sprout, Vegan, WheatOff } from 'lucide-react';
import { dietaryMarkNames, dietaryMarks, type DietaryMark } from './dietary-mark';
import * as t from './dietary-marks.texts';

const icons = {
  VEGETARIAN: LeafyGreen,
  VEGAN: Vegan,
  HALAL: BadgeCheck,
  GLUTEN_FREE: WheatOff,
  ORGANIC: Sprout,
} satisfies Record<DietaryMark, typeof Sprout>;

export function DietaryMarkIcon({ mark }: { mark: DietaryMark }) {
  const Icon = icons[mark];
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}

/** Dietary marks of an item, each with icon and name, always in the same order. */
export function DietaryMarks({ marks }: { marks: readonly DietaryMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label={t.dietaryMarks()} className="flex flex-wrap gap-x-3 gap-y-1 text-sm font-medium text-positive">
      {dietaryMarks
        .filter((mark) => marks.includes(mark))
        .map((mark) => (
          <li key={mark} className="inline-flex items-center gap-1">
            <DietaryMarkIcon mark={mark} />
            {dietaryMarkNames[mark]()}
          </li>
        ))}
    </ul>
  );
}
