import { Plus } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';

// Words and ways of specification 7.10, restaurant dashboard.
const shortcuts = [
  { label: 'Add Categories', href: '/restaurant/addCategory' },
  { label: 'Add Items', href: '/AddItems' },
  { label: 'Add Drinks', href: '/drinks' },
  { label: 'Add Meat', href: '/meat' },
  { label: 'Add Sauces', href: '/sauces' },
];

export function AddShortcuts() {
  return (
    <nav aria-label="Ajouter à la carte" className="@container">
      <ul className="grid gap-2 @xs:grid-cols-2 @xl:grid-cols-6 @4xl:flex">
        {shortcuts.map(({ label, href }) => (
          <li key={href} className="last:col-span-full @xl:col-span-2 @xl:last:col-span-3 @xl:nth-last-2:col-span-3">
            <LinkButton href={href} tone="quiet" wide size="counter">
              <Plus aria-hidden="true" className="size-5 shrink-0" />
              <span lang="en">{label}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
