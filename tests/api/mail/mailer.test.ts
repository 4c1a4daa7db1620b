import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startClock } from '../../../server/clock';
import { createMailer } from '../../../server/mail/mailer';
import { freshDatabase } from '../../support/database';
import { aMailServer } from '../../support/mail-server';
import { mailsIn } from '../../support/mailbox';
import { hurryJobs, jobsDone } from '../../support/jobs';
import { eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { createFixtures } from '../../support/fixtures';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that is closed with the test. */
async function aServer() {
  const server = await aMailServer();
  closing.push(() => void server.close());
  return server;
}

/** A mailer that is closed with the test. */
function aMailer(settings: { smtpUrl?: string; dataDir?: string }, log: (line: string) => void = () => undefined) {
  const defaults = { dataDir: '/nowhere', supportEmail: 'aide@memeprix.test', clock: startClock() };
  const mailer = createMailer({ ...defaults, ...settings }, log);
  closing.push(() => mailer.close());
  return mailer;
}

const MAIL = {
  to: 'camille@exemple.test',
  subject: 'Activez votre compte MêmePrix',
  html: '<p>Crème brûlée</p>',
  text: 'Crème brûlée http://localhost:3000/activate/abc',
};

test('without an SMTP server each mail is written to a file only its owner can read, and its links are logged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-mail-'));
  closing.push(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const mailer = aMailer({ dataDir }, (line) => lines.push(line));
  await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
  expect(mailsIn(dataDir)).toHaveLength(2);
  expect(mailsIn(dataDir)[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject });
  expect(mailsIn(dataDir)[0]?.from).toBe('MêmePrix <aide@memeprix.test>');
  expect(mailsIn(dataDir)[0]?.text.trim()).toBe(MAIL.text);
  expect(lines[0]).toContain('http://localhost:3000/activate/abc');
  const folder = join(dataDir, 'mail');
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('with an SMTP server a mail is sent with text and HTML alternatives', async () => {
  const { url, taken } = await aServer();
  await aMailer({ smtpUrl: url }).send(MAIL);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject, files: [] });
  expect(taken[0]?.text.trim()).toBe(MAIL.text);
  expect(taken[0]?.html.trim()).toBe(MAIL.html);
});

test('sending a mail rejects when the SMTP server is unreachable, so that the job is retried', async () => {
  await expect(aMailer({ smtpUrl: 'smtp://127.0.0.1:9' }).send(MAIL)).rejects.toThrow();
});

test('a sign-up succeeds while the SMTP server refuses mails, and the mail is retried until it is accepted', async () => {
  const { url, taken, refuse } = await aServer();
  refuse(1);
  const fixtures = await createFixtures(await freshDatabase(), { SMTP_URL: url, LOG_LEVEL: 'silent' });
  try {
    const body = { name: 'Camille', email: 'camille@exemple.test', password: 'Levain!2027' };
    expect((await rest(fixtures, 'POST', '/api/user/register', { body })).status).toBe(201);
    await eventually('the mail came', async () => {
      await hurryJobs(fixtures);
      return taken.length > 0;
    });
    expect(taken[0]).toMatchObject({ to: 'camille@exemple.test', subject: 'Activez votre compte MêmePrix' });
    await jobsDone(fixtures, ['accountMail']);
    expect(taken).toHaveLength(1);
  } finally {
    await fixtures.stop();
  }
});
