import { TextLink } from '../../base/text-link/text-link';

export interface LoginLinkProps {
  text: string;
  label: string;
  href: string;
  tone?: 'accent' | 'quiet';
}

export function LoginLink({ text, label, href, tone = 'accent' }: LoginLinkProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 ${tone === 'quiet' ? 'text-ink-muted' : ''}`}>
      {text}
      <TextLink href={href} tone={tone} className="inline-flex min-h-11 items-center">
        {label}
      </TextLink>
    </p>
  );
}

export function LoginLinks({ links }: { links: readonly LoginLinkProps[] }) {
  return (
    <div className="grid justify-items-start border-t border-line pt-4">
      {links.map((link) => (
        <LoginLink key={link.href} {...link} />
      ))}
    </div>
  );
}
