import { Globe } from 'lucide-react';
import { iconButtonStyles } from '../../base/icon-button/icon-button';
import type { FooterLink } from './footer';

const outlines: Record<string, string> = {
  facebook: 'M16 4h-1.5a4 4 0 0 0-4 4v12.5M7.5 12H15',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM16.8 7.2h.01',
  tiktok: 'M13.5 3.5v11.2a3.3 3.3 0 1 1-3.3-3.3M13.5 3.5c.3 2.8 2.2 4.7 5 5',
  linkedin: 'M5 10v9M5 5.5v.01M10 19v-9M10 13.5c0-2 1.5-3.5 3.7-3.5 2.3 0 3.8 1.5 3.8 4V19',
  x: 'M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5',
  youtube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9.2v5.6l4.8-2.8Z',
};

export function SocialIcon({ network }: { network: string }) {
  const outline = outlines[network.toLowerCase()];
  if (!outline) return <Globe aria-hidden="true" />;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}

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
