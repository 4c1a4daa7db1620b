import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './process';

/** The product, behind an address at which its next version can be put online. */
export interface Replaceable {
  base: string;
  /** From now on every file of code has another name, and those of before are gone. */
  replace(): void;
  /** From now on whoever asks for the path waits, until what is answered is called. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

/** A file of code in an address or a text, and the same of the next version. */
const CODE_FILE = /(?<=[/`"'])(?!next-)[\w.]+(?:-[\w.]+)*-[\w-]{8}\.(?:js|css)\b/g;
const REVISION = /(?<=revision:[`"'])[0-9a-f]{16}/g;

export async function replaceable(product: string): Promise<Replaceable> {
  const { hostname, port } = new URL(product);
  let isReplaced = false;
  const held = new Map<string, Promise<void>>();

  const answer = (asked: IncomingMessage, reply: ServerResponse) => {
    const path = asked.url ?? '/';
    // The version online when it is asked answers: an old file that names next ones would start the next version in the page.
    const wasReplaced = isReplaced;
    const isNext = path.includes('/next-');
    if (wasReplaced && !isNext && path.startsWith('/assets/') && path.search(CODE_FILE) >= 0) {
      reply.writeHead(404).end();
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity', host: `${hostname}:${port}` };
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const options = { hostname, port, method: asked.method, path: path.replace('/next-', '/'), headers };
    const passed = request(options, (answered) => {
      const type = answered.headers['content-type'] ?? '';
      if (!wasReplaced || !/html|javascript|css/.test(type)) {
        reply.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        const text = Buffer.concat(parts)
          .toString()
          .replace(CODE_FILE, (name) => `next-${name}`)
          .replace(REVISION, (revision) => [...revision].reverse().join(''));
        const { 'content-length': _length, etag: _etag, ...kept } = answered.headers;
        reply.writeHead(answered.statusCode ?? 502, kept).end(text);
      });
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  };

  const server = createServer((asked, reply) => {
    void (held.get(asked.url ?? '') ?? Promise.resolve()).then(() => answer(asked, reply));
  });
  server.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...asked.headers, host: `${hostname}:${port}` }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      through.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      through.write(head);
      socket.pipe(through).pipe(socket);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${own}`,
    replace: () => void (isReplaced = true),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
