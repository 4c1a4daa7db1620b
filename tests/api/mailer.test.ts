import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startClock } from '../../server/clock';
import { createMailer } from '../../server/mail/create-mailer';
import { freshDatabase } from '../support/database';
import { mailsIn } from '../support/mailbox';
import { eventually } from '../support/ordering';
import { aWorld } from '../support/world';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that speaks just enough SMTP to take mails, or to refuse the first so many. */
async function aMailServer(refusals = 0): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = [];
  let left = refusals;
  const server: Server = createServer((socket) => {
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    let unread = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      const lines = unread.split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null) {
          if (line !== '.') data += `${line}\r\n`;
          else {
            taken.push(data);
            data = null;
            say('250 taken');
          }
        } else if (line.startsWith('MAIL') && left > 0) {
          left--;
          say('451 come back later');
        } else if (line === 'DATA') {
          data = '';
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, taken };
}

const MAIL = {
  to: 'camille@exemple.test',
  subject: 'Activez votre compte MêmePrix',
  html: '<p>Crème brûlée</p>',
  text: 'Crème brûlée http://localhost:3000/activate/abc',
};

test('without a mail server each mail is a file of its owner alone, and its links are told', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-mail-'));
  closing.push(() => rmSync(dataDir, { recursive: true }));
  const told: string[] = [];
  const mailer = createMailer({ dataDir, supportEmail: 'aide@memeprix.test', clock: startClock() }, (line) =>
    told.push(line),
  );
  await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
  expect(mailsIn(dataDir)).toHaveLength(2);
  expect(mailsIn(dataDir)[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject });
  expect(mailsIn(dataDir)[0]?.from).toBe('MêmePrix <aide@memeprix.test>');
  expect(mailsIn(dataDir)[0]?.text.trim()).toBe(MAIL.text);
  expect(told[0]).toContain('http://localhost:3000/activate/abc');
  const folder = join(dataDir, 'mail');
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('with one it is handed over, both ways of reading it in one mail', async () => {
  const { url, taken } = await aMailServer();
  const mailer = createMailer(
    { smtpUrl: url, dataDir: '/nowhere', supportEmail: 'aide@memeprix.test', clock: startClock() },
    () => undefined,
  );
  closing.push(() => mailer.close());
  await mailer.send(MAIL);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: camille@exemple.test');
  expect(taken[0]).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
});

test('a mail server that is away is an error, so that the job comes again', async () => {
  const mailer = createMailer(
    { smtpUrl: 'smtp://127.0.0.1:9', dataDir: '/nowhere', supportEmail: 'aide@memeprix.test', clock: startClock() },
    () => undefined,
  );
  closing.push(() => mailer.close());
  await expect(mailer.send(MAIL)).rejects.toThrow();
});

test('a sign-up is answered while the mail server refuses, and the mail comes once it takes it', async () => {
  const { url, taken } = await aMailServer(1);
  const world = await aWorld(await freshDatabase(), { SMTP_URL: url, LOG_LEVEL: 'silent' });
  try {
    const response = await fetch(`${world.base}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Camille', email: 'camille@exemple.test', password: 'Levain!2027' }),
    });
    expect(response.status).toBe(201);
    await eventually('the mail came', async () => {
      // Nobody waits here for the pause between two tries.
      await world.product.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
      );
      return taken.length > 0;
    });
    expect(taken[0]).toContain('To: camille@exemple.test');
    await eventually('the promise is kept', async () => {
      const { rows } = await world.product.pool.query('select 1 from graphile_worker._private_jobs');
      return rows.length === 0;
    });
    expect(taken).toHaveLength(1);
  } finally {
    await world.stop();
  }
});
