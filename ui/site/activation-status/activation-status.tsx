import { LoaderCircle } from 'lucide-react';
import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { LoginLinks } from '../login-frame/login-links';

export interface ActivationStatusProps {
  state: 'pending' | 'activated' | 'failed' | 'unreachable';
  text?: string;
  /** Until the page goes on by itself, once activated. @default 3 */
  seconds?: number;
  onRetry?: () => void;
}

/** What became of the link in the activation mail; specification 2.3. */
export function ActivationStatus({ state, text, seconds = 3, onRetry }: ActivationStatusProps) {
  if (state === 'pending')
    return (
      <p role="status" className="flex items-center gap-3 text-lg">
        <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-accent-ink" />
        Activating your account...
      </p>
    );
  if (state === 'activated')
    return (
      <div className="grid gap-6">
        <Notice tone="positive">{text ?? 'Votre compte est activé.'}</Notice>
        <p className="text-ink-muted">
          Redirection vers la page de connexion dans {seconds} {seconds > 1 ? 'secondes' : 'seconde'}.
        </p>
        <LinkButton href="/userlogin" size="large" wide>
          Se connecter maintenant
        </LinkButton>
      </div>
    );
  if (state === 'unreachable')
    return (
      <div className="grid gap-6">
        <Notice tone="danger">{text}</Notice>
        <Button size="large" wide onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6">
      <Notice tone="danger">{text ?? 'Activation failed or link expired'}</Notice>
      <p className="text-ink-muted">
        Un lien ne sert qu’une fois et finit par expirer. Peut-être votre compte est-il déjà activé : essayez de vous
        connecter. Sinon, inscrivez-vous de nouveau avec la même adresse : vous recevrez un nouveau lien.
      </p>
      <LinkButton href="/userlogin" size="large" wide>
        Se connecter
      </LinkButton>
      <LoginLinks links={[{ text: 'Il vous faut un nouveau lien ?', label: 'Créer un compte', href: '/usersignup' }]} />
    </div>
  );
}
