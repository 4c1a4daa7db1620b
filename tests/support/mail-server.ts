import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './mailbox';

/** A mail server on this machine, and what it took. */
export interface MailServer {
  url: string;
  taken: ReceivedMail[];
  /** It takes the next mail to this address and loses its voice before saying so: whoever sent it cannot know. */
  dieAfterTaking: (to: string) => void;
  /** It answers « come back later » to the next so many. */
  refuse: (mails: number) => void;
  close: () => Promise<void>;
}

export async function aMailServer(): Promise<MailServer> {
  const taken: ReceivedMail[] = [];
  let refusals = 0;
  const deadly = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      if (refusals === 0) return done();
      refusals--;
      return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('latin1'));
        taken.push(mail);
        if (!deadly.delete(mail.to)) return done();
        return done(Object.assign(new Error('lost'), { responseCode: 421 }));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    taken,
    dieAfterTaking: (to) => void deadly.add(to),
    refuse: (mails) => {
      refusals = mails;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
