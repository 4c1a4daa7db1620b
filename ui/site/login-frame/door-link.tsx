import { TextLink } from '../../base/text-link/text-link';

export interface DoorLinkProps {
  /** The question it answers: « Pas encore de compte ? » */
  text: string;
  label: string;
  href: string;
  /** Quiet for the door of the other side. @default 'accent' */
  tone?: 'accent' | 'quiet';
}

/** The way to another door, high enough for a thumb. */
export function DoorLink({ text, label, href, tone = 'accent' }: DoorLinkProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 ${tone === 'quiet' ? 'text-ink-muted' : ''}`}>
      {text}
      <TextLink href={href} tone={tone} className="inline-flex min-h-11 items-center">
        {label}
      </TextLink>
    </p>
  );
}

/** Under everything else on a sign-in page: who belongs elsewhere finds out where. */
export function DoorLinks({ links }: { links: readonly DoorLinkProps[] }) {
  return (
    <div className="grid justify-items-start border-t border-line pt-4">
      {links.map((link) => (
        <DoorLink key={link.href} {...link} />
      ))}
    </div>
  );
}
