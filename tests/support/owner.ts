import type { Page } from 'playwright';
import { base, changeRows } from './journey';
import { anOpenShop } from './new-shop';
import { ownerSession, rest } from './rest';
import { aVisitor, DESK, type Device, keep, type Visitor } from './visitor';

/** An owner of the demo at the counter, signed in by the specification’s own call. */
export async function anOwner(
  email: string,
  device: Device = DESK,
  at = base,
): Promise<Visitor & { token: string; shopId: string }> {
  const session = await ownerSession(at, email);
  const visitor = await aVisitor(device);
  await keep(visitor.page, { ownerToken: session.token }, at);
  return { ...visitor, ...session };
}

/** The owner of a shop that opened a moment ago, at the counter; `leave` hides the shop from other journeys' searches. */
export async function aNewOwner(device: Device = DESK) {
  const shop = await anOpenShop();
  const visitor = await aVisitor(device);
  await keep(visitor.page, { ownerToken: shop.token });
  const leave = async () => {
    await visitor.page.context().close();
    await changeRows('update shop set charges_enabled = false where id = $1', [shop.id]);
  };
  return { ...visitor, shop, leave };
}

/** An order taken at the counter of a shop; answers its token. */
export async function anOrderComesIn({ token }: { token: string }): Promise<string> {
  const { body } = await rest({ base }, 'POST', '/api/orders', { token, body: { order: 'un croissant' } });
  return (body['order'] as { tokenNumber: string }).tokenNumber;
}

/** From its next address on the page counts what is heard: a bell is two notes. */
export const countNotes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        document.documentElement.dataset['notes'] = String(Number(document.documentElement.dataset['notes'] ?? 0) + 1);
        super.start(when);
      }
    };
  });
export const notes = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? 0));
