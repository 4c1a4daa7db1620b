import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';

/** The link was used already or is too old: a new one is one step away. */
export function LinkExpired() {
  return (
    <div className="grid gap-6">
      <Notice tone="caution">Ce lien a expiré ou a déjà servi. Votre mot de passe n’a pas changé.</Notice>
      <LinkButton href="/motdepasse" size="large" wide>
        Recevoir un nouveau lien
      </LinkButton>
    </div>
  );
}
