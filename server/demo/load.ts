import type { EntityManager } from '@mikro-orm/postgresql';
import { copyFile, cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Account, Role } from '../accounts/account.entity';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { seedSandboxAccount } from '../sandbox/accounts';
import { demoShops } from './demo-shops';
import { refreshDemo } from './refresh-demo';
import { loadShop, paymentAccountOf } from './load-shop';

/** Path of the demo's pictures in the repository, from which the product is started. */
export const DEMO_PICTURES = join('server', 'demo', 'pictures');
const PASSWORD = 'Demo!2026';
const CUSTOMERS = [
  { email: 'client@demo.test', name: 'Camille Martin', phone: '06 12 34 56 78' },
  { email: 'client2@demo.test', name: 'Noé Laurent', phone: '06 98 76 54 32' },
];
// Arbitrary number, equal in all processes, so that only one of several started on an empty database seeds it.
const SEED_LOCK = 7_202_612;

interface DemoSurroundings {
  clock: Clock;
  /** Folder of the uploads; the pictures are copied into its subfolder `demo`, as AVIF only. */
  uploadsDir: string;
  hashPassword: (password: string) => Promise<string>;
}

/**
 * Seeds an empty database with the demo of specification 10.2, all or nothing. Does nothing when the database is not
 * empty.
 */
export async function seedDemo(
  em: EntityManager,
  { clock, uploadsDir, hashPassword }: DemoSurroundings,
): Promise<void> {
  if (!(await isEmpty(em))) return;
  // Pictures are copied before the rows are written: after an interrupted start the database is still empty, so the
  // next start seeds it.
  const folder = join(uploadsDir, 'demo');
  await cp(DEMO_PICTURES, folder, { recursive: true });
  // As with uploads, the widest file also serves all larger widths; only shops have a wider one.
  for (const file of await readdir(DEMO_PICTURES))
    if (/^(?!shop-).*-800\./.test(file))
      await copyFile(join(folder, file), join(folder, file.replace('-800.', '-1600.')));
  const pool = await em.getConnection().getNativeClient();
  for (const shop of demoShops) {
    const account = { id: paymentAccountOf(shop), email: shop.email, chargesEnabled: true };
    await seedSandboxAccount(pool, { ...account, createdAt: clock.now() });
  }
  const passwordHash = await hashPassword(PASSWORD);
  await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    if (!(await isEmpty(tx))) return;
    const now = clock.now();
    const active = { role: Role.CUSTOMER, passwordHash, activatedAt: now, createdAt: now };
    for (const customer of CUSTOMERS) tx.create(Account, { id: newId(now), ...active, ...customer });
    for (const demo of demoShops) loadShop(tx, demo, { now, passwordHash });
  });
  await refreshDemo(em, clock);
}

async function isEmpty(em: EntityManager): Promise<boolean> {
  return (await em.count(Account)) === 0;
}
