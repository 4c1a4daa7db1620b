import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import * as t from './password-reset.texts';

/** The link was used already or is too old: a new one is one step away. */
export function LinkExpired() {
  return (
    <div className="grid gap-6">
      <Notice tone="caution">{t.linkExpired()}</Notice>
      <LinkButton href="/motdepasse" size="large" wide>
        {t.sendNewLink()}
      </LinkButton>
    </div>
  );
}
