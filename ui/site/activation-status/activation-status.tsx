import { LoaderCircle } from 'lucide-react';
import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { LoginLinks } from '../login-frame/login-links';
import * as t from './activation-status.texts';

export interface ActivationStatusProps {
  state: 'pending' | 'activated' | 'failed' | 'unreachable';
  text?: string;
  forOwner?: boolean;
  /** Seconds until the page goes on by itself after activation. @default 3 */
  seconds?: number;
  onRetry?: () => void;
}

/** Result of following the link in the activation mail; specification 2.3. */
export function ActivationStatus(props: ActivationStatusProps) {
  const { state, text, forOwner = false, seconds = 3, onRetry } = props;
  const loginHref = forOwner ? '/ownerloginform' : '/userlogin';
  if (state === 'pending')
    return (
      <p role="status" className="flex items-center gap-3 text-lg">
        <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-accent-ink" />
        {t.activating()}
      </p>
    );
  if (state === 'activated')
    return (
      <div className="grid gap-6">
        <Notice tone="positive">{text ?? t.activated()}</Notice>
        <p className="text-ink-muted">{t.goingOn(seconds)}</p>
        <LinkButton href={loginHref} size="large" wide>
          {t.signInNow()}
        </LinkButton>
      </div>
    );
  if (state === 'unreachable')
    return (
      <div className="grid gap-6">
        <Notice tone="danger">{text}</Notice>
        <Button size="large" wide onClick={onRetry}>
          {t.retry()}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6">
      <Notice tone="danger">{text ?? t.failed()}</Notice>
      <p className="text-ink-muted">{t.failedHint()}</p>
      <LinkButton href={loginHref} size="large" wide>
        {t.signIn()}
      </LinkButton>
      <LoginLinks
        links={[{ text: t.newLinkNeeded(), label: t.signUp(), href: forOwner ? '/ownersignupform' : '/usersignup' }]}
      />
    </div>
  );
}
