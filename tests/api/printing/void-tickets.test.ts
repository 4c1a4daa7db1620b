import { afterAll, expect, test } from 'vitest';
import { aShopThatPrints, joinedStar, nextPaper } from '../../support/joined-printers';
import { hurryJobs, jobsDone } from '../../support/jobs';
import { cancelMine } from '../../support/order-steps';
import { eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aNetworkPrinter, paperText, PRINTERS_HERE } from '../../support/virtual-printer';

const fixtures = await ownFixtures(PRINTERS_HERE);
const { customer, order, join } = await aShopThatPrints(fixtures, true, { name: 'Quiche' });
const kitchen = await aNetworkPrinter();
afterAll(() => kitchen.close());
await join(kitchen.address);
const star = joinedStar(fixtures, (await join()).pollingUrl);

const cancel = (id: string) => cancelMine(fixtures, customer, id);
const voids = (token: string) =>
  kitchen.papers.map(paperText).filter((paper) => paper.includes('ANNULÉE') && paper.includes(token));
const allDone = () => jobsDone(fixtures, ['voidTicket', 'print'], { hurry: true });

test('cancelling an order prints one void ticket, only on the printers that printed its ticket', async () => {
  const { id, token } = await order();
  await eventually('its ticket lies in the kitchen', async () => kitchen.papers.length === 1);
  await cancel(id);
  await eventually('it is called off', async () => voids(token).length > 0);
  await cancel(id);
  await allDone();
  expect(voids(token)).toHaveLength(1);
  expect(voids(token)[0]).toContain('Quiche');
  expect(kitchen.papers).toHaveLength(2);
  // The other printer never fetched the ticket: nothing of this order is for it.
  expect(await star.ask()).toBeNull();
});

test('a void ticket follows a fetched ticket, while a ticket never printed is dropped without one', async () => {
  const fetched = await order();
  const ticket = await nextPaper(star);
  await star.fetch(ticket);
  await star.say(ticket, '200 OK');
  await cancel(fetched.id);
  let paper: string | null = null;
  await eventually('there is a void', async () => {
    await hurryJobs(fixtures);
    return (paper = await star.ask()) !== null;
  });
  const { body } = await star.fetch(String(paper));
  expect(body.toString()).toContain('ANNULÉE');
  expect(body.toString()).toContain(fetched.token);
  await star.say(String(paper), '200 OK');

  await allDone();
  kitchen.hasPaper = false;
  const waiting = await order();
  await cancel(waiting.id);
  kitchen.hasPaper = true;
  await allDone();
  expect(kitchen.papers.map(paperText).filter((paper) => paper.includes(waiting.token))).toEqual([]);
  expect(await star.ask()).toBeNull();
});
