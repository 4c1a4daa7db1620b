import * as t from './brand.texts';

/** Logo, a price tag with « = » for one price for everyone; decorative, because the name stands beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 42 38" aria-hidden="true" className="h-[1.35em] w-auto shrink-0">
      <g transform="rotate(-9 21 19)">
        <path
          className="fill-accent"
          fillRule="evenodd"
          d="M3 21.4a4 4 0 0 1 0-4.8L12 6.3a5 5 0 0 1 3.8-1.8H35a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H15.8A5 5 0 0 1 12 31.7ZM11 16.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8Z"
        />
        <path className="stroke-on-accent" strokeWidth="4" strokeLinecap="round" d="M20 14.6h12M20 23.4h12" />
      </g>
    </svg>
  );
}

const LOOK =
  'inline-flex items-center gap-[0.4em] rounded-tag font-display leading-none font-extrabold tracking-tight text-ink';
const SIZES = { medium: 'text-2xl', large: 'text-2xl md:text-5xl' };

export interface BrandProps {
  size?: 'medium' | 'large';
  href?: string;
}

export function Brand({ size = 'medium', href }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      {/* Where even the bar is too narrow for it, the mark stands alone. */}
      <span className="@max-2xs:sr-only">{t.name()}</span>
    </>
  );
  return href ? (
    <a href={href} className={`${LOOK} min-h-11 ${SIZES[size]}`}>
      {content}
    </a>
  ) : (
    <span className={`${LOOK} ${SIZES[size]}`}>{content}</span>
  );
}
