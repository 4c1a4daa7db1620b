import { iconButtonStyles } from '../../base/icon-button/icon-button';
import type { FooterLink } from './footer';
import { SocialIcon } from './social-icon';

/** Icon links to the product's social networks; nothing when there are none. */
export function SocialLinks({ links }: { links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-2 pb-4">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-label={label} rel="noreferrer" className={iconButtonStyles({ tone: 'quiet' })}>
            <SocialIcon network={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
