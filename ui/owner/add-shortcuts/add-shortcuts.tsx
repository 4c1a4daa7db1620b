import { quotedIn } from '../../../graphql/texts/quoted.texts';
import { Plus } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';
import * as t from './add-shortcuts.texts';

// Links of the restaurant dashboard, specification 7.10.
const shortcuts = [
  { label: t.addCategories, href: '/restaurant/addCategory' },
  { label: t.addItems, href: '/AddItems' },
  { label: t.addDrinks, href: '/drinks' },
  { label: t.addMeat, href: '/meat' },
  { label: t.addSauces, href: '/sauces' },
];

export function AddShortcuts() {
  return (
    <nav aria-label={t.addToMenu()} className="@container">
      <ul className="grid gap-2 @xs:grid-cols-2 @xl:grid-cols-6 @4xl:flex">
        {shortcuts.map(({ label, href }) => (
          <li key={href} className="last:col-span-full @xl:col-span-2 @xl:last:col-span-3 @xl:nth-last-2:col-span-3">
            <LinkButton href={href} tone="quiet" wide size="counter">
              <Plus aria-hidden="true" className="size-5 shrink-0" />
              <span lang={quotedIn()}>{label()}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
