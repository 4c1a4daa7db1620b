import { TriangleAlert } from 'lucide-react';
import type { LineSelections, OrderLine } from './selections';
import * as t from './selections.texts';

/** Customers' notes and allergies of an order in one band above its lines, because missing one may harm someone. */
export function LineNotes({ lines }: { lines: readonly OrderLine[] }) {
  const noted = lines.filter(
    ({ quantity, refunded = 0, selections }) => refunded < quantity && (selections?.note || selections?.allergens),
  );
  if (noted.length === 0) return null;
  return (
    <ul
      aria-label={t.notesAndAllergies()}
      className="grid gap-1 rounded-tag bg-danger p-2 text-lg leading-snug text-on-danger"
    >
      {noted.map(({ id, name, selections }) => (
        <li key={id} className="grid grid-cols-[auto_1fr] gap-x-1.5 wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5" />
          <div className="min-w-0">
            {selections?.note && <p className="text-xl leading-snug font-bold">{selections.note}</p>}
            {selections?.allergens && <p className="font-bold">{t.allergensNamed(selections.allergens)}</p>}
            {lines.length > 1 && <p lang="fr">{name}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function withoutNotes(selections: LineSelections = {}): LineSelections {
  return { ...selections, note: undefined, allergens: undefined };
}
