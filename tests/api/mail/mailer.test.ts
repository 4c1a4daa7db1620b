import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { startClock } from '../../../server/clock';
import { createMailer } from '../../../server/mail/create-mailer';
import { freshDatabase } from '../../support/database';
import { aMailServer } from '../../support/mail-server';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, aShop, createFixtures } from '../../support/fixtures';

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
      // Nobody waits here for the pause between two tries.
      await fixtures.product.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
      );
      return taken.length > 0;
    });
    expect(taken[0]).toMatchObject({ to: 'camille@exemple.test', subject: 'Activez votre compte MêmePrix' });
    await eventually('the job is done', async () => {
      const { rows } = await fixtures.product.pool.query('select 1 from graphile_worker._private_jobs');
      return rows.length === 0;
    });
    expect(taken).toHaveLength(1);
  } finally {
    await fixtures.stop();
  }
});

test('a password reset for an address with a customer’s and an owner’s account enqueues a separate mail job for each', async () => {
  const fixtures = await createFixtures(await freshDatabase());
  try {
    const [customer, owner] = [await aCustomer(fixtures), await aShop(fixtures)];
    await fixtures.product.pool.query('update account set email = $1 where id = $2', [customer.email, owner.id]);
    const taken: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void taken.push(to), close: () => undefined };
    const { accountMails } = createServices({ ...fixtures.product.parts, mailer });
    await accountMails.deliver({ kind: 'passwordReset', email: customer.email, role: null });
    expect(taken).toEqual([]);
    const mails = await mailsTo(fixtures.dataDir, customer.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Choisissez un nouveau mot de passe'));
  } finally {
    await fixtures.stop();
  }
});
