import { TextLink } from '../../base/text-link/text-link';
import type { FooterLink } from './footer';
import * as t from './footer.texts';

/** One-line footer with the required links, for pages where a customer orders or follows an order. */
export function FooterLine({ links }: { links: readonly FooterLink[] }) {
  return (
    <footer className="border-t border-line bg-sunken">
      <ul aria-label={t.links()} className="mx-auto flex max-w-7xl flex-wrap gap-x-4 px-4 text-sm md:gap-x-8 md:px-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} tone="quiet" className="inline-flex min-h-11 min-w-11 items-center justify-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
