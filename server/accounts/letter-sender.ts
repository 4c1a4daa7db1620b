import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mail, Mailer } from '../mail/mailer';
import type { Language } from './account.entity';
import { inLanguageOf } from './account-language';

/** Sends letters, each in its reader's language. */
export class LetterSender {
  constructor(
    private readonly mailer: Mailer,
    readonly foot: Foot,
  ) {}

  /** Throws when the mail server refuses the letter, so that its job is retried. */
  send(
    reader: { email: string; language: `${Language}` | null },
    write: () => Letter & Pick<Mail, 'files'>,
    thread: Pick<Mail, 'about' | 'follows'> = {},
  ): Promise<void> {
    return inLanguageOf(reader, () => {
      const { files = [], ...letter } = write();
      return this.mailer.send({ to: reader.email, ...layOut(letter, this.foot), files, ...thread });
    });
  }
}
