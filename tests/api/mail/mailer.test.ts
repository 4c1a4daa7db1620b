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
import { aCustomer, aShop, aWorld } from '../../support/world';

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

const MAIL = {
  to: 'camille@exemple.test',
  subject: 'Activez votre compte MêmePrix',
  html: '<p>Crème brûlée</p>',
  text: 'Crème brûlée http://localhost:3000/activate/abc',
};

test('without a mail server each mail is a file of its owner alone, and its links are logged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-mail-'));
  closing.push(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const mailer = createMailer({ dataDir, supportEmail: 'aide@memeprix.test', clock: startClock() }, (line) =>
    lines.push(line),
  );
  await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
  expect(mailsIn(dataDir)).toHaveLength(2);
  expect(mailsIn(dataDir)[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject });
  expect(mailsIn(dataDir)[0]?.from).toBe('MêmePrix <aide@memeprix.test>');
  expect(mailsIn(dataDir)[0]?.text.trim()).toBe(MAIL.text);
  expect(lines[0]).toContain('http://localhost:3000/activate/abc');
  const folder = join(dataDir, 'mail');
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('with a mail server a mail is handed over, as text and HTML in one', async () => {
  const { url, taken } = await aServer();
  const mailer = createMailer(
    { smtpUrl: url, dataDir: '/nowhere', supportEmail: 'aide@memeprix.test', clock: startClock() },
    () => undefined,
  );
  closing.push(() => mailer.close());
  await mailer.send(MAIL);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject, files: [] });
  expect(taken[0]?.text.trim()).toBe(MAIL.text);
  expect(taken[0]?.html.trim()).toBe(MAIL.html);
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
  const { url, taken, refuse } = await aServer();
  refuse(1);
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
    expect(taken[0]).toMatchObject({ to: 'camille@exemple.test', subject: 'Activez votre compte MêmePrix' });
    await eventually('the job is done', async () => {
      const { rows } = await world.product.pool.query('select 1 from graphile_worker._private_jobs');
      return rows.length === 0;
    });
    expect(taken).toHaveLength(1);
  } finally {
    await world.stop();
  }
});

test('who has a customer’s and an owner’s account at one address has a mail for each, each sent again on its own', async () => {
  const world = await aWorld(await freshDatabase());
  try {
    const [customer, owner] = [await aCustomer(world), await aShop(world)];
    await world.product.pool.query('update account set email = $1 where id = $2', [customer.email, owner.id]);
    const taken: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void taken.push(to), close: () => undefined };
    const { accountMails } = createServices({ ...world.product.parts, mailer });
    await accountMails.deliver({ kind: 'passwordReset', email: customer.email, role: null });
    expect(taken).toEqual([]);
    const mails = await mailsTo(world.dataDir, customer.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Choisissez un nouveau mot de passe'));
  } finally {
    await world.stop();
  }
});
