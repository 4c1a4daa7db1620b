import { Plus } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';

export interface Shortcut {
  label: string;
  href: string;
}

// Words and ways of spec owner §2, restaurant dashboard.
const shortcuts: readonly Shortcut[] = [
  { label: 'Add Categories', href: '/restaurant/addCategory' },
  { label: 'Add Items', href: '/AddItems' },
  { label: 'Add Drinks', href: '/drinks' },
  { label: 'Add Meat', href: '/meat' },
  { label: 'Add Sauces', href: '/sauces' },
];

export interface AddShortcutsProps {
  /** @default the five of the dashboard */
  items?: readonly Shortcut[];
}

/** The short ways from the dashboard to what is added most often. */
export function AddShortcuts({ items = shortcuts }: AddShortcutsProps) {
  return (
    <nav aria-label="Ajouter à la carte" className="@container">
      <ul className="grid gap-2 @xs:grid-cols-2 @xl:flex @xl:flex-wrap">
        {items.map(({ label, href }) => (
          <li key={href} className="@max-xl:last:odd:col-span-full">
            <LinkButton href={href} tone="quiet" wide className="min-h-12 px-4">
              <Plus aria-hidden="true" className="size-5 shrink-0" />
              <span lang="en">{label}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
