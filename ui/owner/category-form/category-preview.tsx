import { Eye, Utensils } from 'lucide-react';

export interface CategoryPreviewProps {
  name: string;
  otherNames?: readonly string[];
}

export function CategoryPreview({ name, otherNames = [] }: CategoryPreviewProps) {
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="flex items-center gap-2 font-semibold text-ink-muted">
        <Eye aria-hidden="true" className="size-5" />
        Ce que verra le client
      </figcaption>
      <div className="grid grid-cols-1 gap-5 rounded-card bg-canvas p-5">
        <ul className="flex flex-wrap gap-2">
          {otherNames.slice(-4).map((other) => (
            <li
              key={other}
              className="max-w-full truncate rounded-full border border-line px-4 py-2 font-semibold text-ink-muted"
            >
              {other}
            </li>
          ))}
          <li
            className={`max-w-full rounded-full border px-4 py-2 font-semibold wrap-anywhere ${name ? 'border-ink bg-ink text-canvas' : 'border-dashed border-line-strong text-ink-muted'}`}
          >
            {name || 'Nouvelle catégorie'}
          </li>
        </ul>
        <p className={`font-display text-2xl leading-tight font-bold wrap-anywhere ${name ? '' : 'text-ink-muted'}`}>
          {name || 'Nouvelle catégorie'}
        </p>
        <div aria-hidden="true" className="grid grid-cols-3 gap-3">
          {[0, 1, 2].map((place) => (
            <div
              key={place}
              className="grid aspect-4/3 place-items-center rounded-control border border-dashed border-line-strong bg-surface text-ink-muted"
            >
              <Utensils className="size-6" />
            </div>
          ))}
        </div>
        <p className="text-sm text-ink-muted">Elle apparaît dès qu’un article y est publié.</p>
      </div>
    </figure>
  );
}
