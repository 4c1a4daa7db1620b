import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bridge to text messages that keeps what it was handed, with the settings of a product that uses it. */
export async function anSmsBridge() {
  const messages: { to: string; text: string }[] = [];
  const bridge = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      messages.push(JSON.parse(body) as { to: string; text: string });
      response.end();
    });
  });
  await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', resolve));
  const { port } = bridge.address() as AddressInfo;
  return { messages, settings: { SMS_URL: `http://127.0.0.1:${port}/sms` }, close: () => bridge.close() };
}
