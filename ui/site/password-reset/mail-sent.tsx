import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';

export interface MailSentProps {
  email: string;
  onReset: () => void;
}

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
