import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { TextLink } from '../../base/text-link/text-link';
import { SocialIcon } from '../footer/social-links';
import * as t from './login-frame.texts';

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
      <TextLink standalone href={href} tone={tone}>
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

export function OtherWays({ google }: { google?: ReactNode }) {
  return (
    <>
      {/* Facebook cannot be pressed yet: alone it is no other way in. */}
      {google && (
        <div className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t.or()}
        </div>
      )}
      <div className="grid gap-3">
        {google}
        <Button tone="plain" wide disabled className="[&>svg]:size-5 [&>svg]:shrink-0">
          <SocialIcon network="facebook" />
          {t.facebook()}
        </Button>
      </div>
    </>
  );
}
