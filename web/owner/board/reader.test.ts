import { expect, test } from 'vitest';
import { createReader } from './board';

/** Reads that end when the test says so. */
function aServer() {
  const readings: { end: () => void; fail: () => void }[] = [];
  const read = () =>
    new Promise<void>((end, reject) => {
      readings.push({ end, fail: () => reject(new Error('lost')) });
    });
  return { reader: createReader(read), readings };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a refresh during a running read resolves after another read that began later', async () => {
  const { reader, readings } = aServer();
  const first = reader.refresh();
  const second = reader.refresh();
  readings[0]?.end();
  await settle();
  expect(readings).toHaveLength(2);
  readings[1]?.end();
  await Promise.all([first, second]);
  expect(readings).toHaveLength(2);
});

test('a change during a read repeats the read, and one after it does not', async () => {
  const { reader, readings } = aServer();
  const reading = reader.refresh();
  reader.changed();
  readings[0]?.end();
  await settle();
  readings[1]?.end();
  await reading;
  reader.changed();
  await settle();
  expect(readings).toHaveLength(2);
});

test('a failed read is reported and does not block the next read', async () => {
  const { reader, readings } = aServer();
  const failed = reader.refresh();
  readings[0]?.fail();
  await expect(failed).rejects.toThrow('lost');
  const next = reader.refresh();
  readings[1]?.end();
  await next;
});
