import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { printOver } from './network-printer';

/** Port of a network host that treats each connection so. */
async function aHost(connected: (socket: Socket) => void): Promise<number> {
  const host = createServer((socket) => {
    socket.on('error', () => undefined);
    connected(socket);
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void host.close());
  return (host.address() as AddressInfo).port;
}

test('a network host that does not answer like a printer is sent no ticket', async () => {
  const heard: Buffer[] = [];
  const port = await aHost((socket) =>
    socket.on('data', (data: Buffer) => {
      heard.push(data);
      socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
    }),
  );
  let begun = false;
  const printed = printOver({ host: '127.0.0.1', port }, Buffer.from('ticket'), async () => {
    begun = true;
  });
  await expect(printed).rejects.toMatchObject({ reason: 'silent' });
  expect(begun).toBe(false);
  expect(Buffer.concat(heard).toString()).not.toContain('ticket');
});

test('a printer without a status that closes the connection before the ticket did not print for sure', async () => {
  const sockets: Socket[] = [];
  const port = await aHost((socket) => sockets.push(socket));
  const printed = printOver({ host: '127.0.0.1', port }, Buffer.from('ticket'), async () => {
    for (const socket of sockets) await once(socket.resetAndDestroy(), 'close');
  });
  await expect(printed).rejects.toMatchObject({ reason: 'unsure' });
});
