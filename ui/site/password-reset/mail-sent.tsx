import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import * as t from './password-reset.texts';

export interface MailSentProps {
  email: string;
  onReset: () => void;
}

export function MailSent({ email, onReset }: MailSentProps) {
  return (
    <div className="grid gap-6">
      <Notice tone="positive">{t.linkSent(<bdi className="font-bold">{email}</bdi>)}</Notice>
      <p className="text-ink-muted">{t.linkHint()}</p>
      <Button tone="quiet" wide onClick={onReset}>
        {t.otherAddress()}
      </Button>
    </div>
  );
}
