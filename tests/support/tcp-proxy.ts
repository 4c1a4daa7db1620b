import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the proxy does: passes everything on, nothing until it is mended, or slowly. */
type State = 'open' | 'silent' | 'slow';

/** A proxy to a port of this machine that can stop answering, lose its connections without closing them, be slow, or be cut. */
export async function aTcpProxy(port: number, to: number) {
  let state: State = 'open';
  let mended = Promise.withResolvers<void>();
  const ends = new Set<{ near: Socket; far: Socket; isLost: boolean }>();
  let [loses, connections] = [false, 0];
  let [lateMs, bytesAMs] = [0, Infinity];

  async function carry(from: Socket, into: Socket, pair: { isLost: boolean }) {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (state === 'slow') await pause(lateMs + chunk.byteLength / bytesAMs);
        if (state === 'silent') await mended.promise;
        if (!pair.isLost) into.write(chunk);
      }
    } catch {
      // Broken off: so is the other end, unless nobody is to hear of it.
    }
    if (state === 'silent') await mended.promise;
    if (!pair.isLost) into.destroy();
  }

  const server = createServer((near) => {
    connections++;
    const pair = { near, far: connect(to, '127.0.0.1'), isLost: loses };
    ends.add(pair);
    for (const end of [near, pair.far]) end.on('error', () => undefined);
    near.once('close', () => ends.delete(pair));
    void carry(near, pair.far, pair);
    void carry(pair.far, near, pair);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    port,
    /** How many were opened so far. */
    connections: () => connections,
    /** From now on every piece comes so much later, and so many bytes in a millisecond. */
    slow: (later: number, bytes = Infinity) => void ([state, lateMs, bytesAMs] = ['slow', later, bytes]),
    /** Nothing gets through. With `losing`, connections open then stay dead after mending, and neither end is closed. */
    silence(losing: boolean) {
      [state, loses] = ['silent', losing];
      if (losing) for (const pair of ends) pair.isLost = true;
    },
    mend() {
      [state, loses] = ['open', false];
      mended.resolve();
      mended = Promise.withResolvers();
    },
    /** Ends all connections; the next go to another port. */
    redirect(port: number) {
      to = port;
      for (const { near, far } of ends) for (const end of [near, far]) end.destroy();
    },
    async close() {
      for (const { near, far } of ends) for (const end of [near, far]) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
