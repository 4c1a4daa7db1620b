import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { printOver } from './network-printer';

test('a network host that does not answer like a printer is sent no ticket', async () => {
  const heard: Buffer[] = [];
  const web = createServer((socket) => {
    socket.on('data', (data: Buffer) => {
      heard.push(data);
      socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  let begun = false;
  const printed = printOver({ host: '127.0.0.1', port }, Buffer.from('ticket'), async () => {
    begun = true;
  });
  await expect(printed).rejects.toMatchObject({ reason: 'silent' });
  expect(begun).toBe(false);
  expect(Buffer.concat(heard).toString()).not.toContain('ticket');
  web.close();
});
