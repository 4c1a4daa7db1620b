import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';

export interface MailSentProps {
  /** Where the link went, if an account lives there; the answer is the same when none does. */
  email: string;
  onReset: () => void;
}

/** The link is on its way; says the same for known and unknown addresses, so that nobody can find out who has an account. */
export function MailSent({ email, onReset }: MailSentProps) {
  return (
    <div className="grid gap-6">
      <Notice tone="positive">
        Si un compte existe pour <bdi className="font-bold">{email}</bdi>, un lien vient de lui être envoyé.
      </Notice>
      <p className="text-ink-muted">
        Il ne sert qu’une fois et expire vite. Rien dans votre boîte ? Regardez aussi parmi les indésirables, puis
        vérifiez l’adresse.
      </p>
      <Button tone="quiet" wide onClick={onReset}>
        Essayer une autre adresse
      </Button>
    </div>
  );
}
