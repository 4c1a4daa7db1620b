import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';

const CONNECT_MS = 5_000;
const STATUS_MS = 1_000;
const PRINTED_MS = 15_000;

// ESC/POS: DLE EOT n is answered at once, GS r n when everything before it is printed.
const PAPER_STATUS = Uint8Array.of(0x10, 0x04, 0x04);
const SAY_WHEN_PRINTED = Uint8Array.of(0x1d, 0x72, 0x01);
const PAPER_END = 0x60;
// Bits with the same value in every status of every such printer; a device that answers otherwise is something else.
const FIXED_BITS = 0x93;
const FIXED = 0x12;

/** Thrown for a printer that did not print, or did not confirm that it did. */
export class PrinterTrouble extends Error {
  constructor(readonly reason: 'silent' | 'noPaper' | 'unsure') {
    super(`The printer is ${reason}.`);
  }
}

/** `beforeWriting` runs after the status request, before the paper's first byte. Throws PrinterTrouble. */
export async function printOver(
  address: { host: string; port: number },
  codes: Uint8Array,
  beforeWriting: () => Promise<void>,
): Promise<void> {
  const socket = await opened(address);
  try {
    const status = await answer(socket, PAPER_STATUS, STATUS_MS);
    if (status !== null && (status & FIXED_BITS) !== FIXED) throw new PrinterTrouble('silent');
    if (status !== null && (status & PAPER_END) !== 0) throw new PrinterTrouble('noPaper');
    await beforeWriting();
    // Simple printers answer nothing, so the bytes they accepted are all that can be known.
    const printed = answer(socket, Buffer.concat([codes, SAY_WHEN_PRINTED]), status === null ? STATUS_MS : PRINTED_MS);
    if ((await printed) !== null) return;
    if (status !== null) throw new PrinterTrouble('unsure');
    await ended(socket);
  } finally {
    socket.destroy();
  }
}

async function opened({ host, port }: { host: string; port: number }): Promise<Socket> {
  const socket = connect({ host, port });
  // Without a listener an error between two answers would end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
    return socket;
  } catch {
    socket.destroy();
    throw new PrinterTrouble('silent');
  }
}

/** Sends bytes and returns the first byte that comes back, or null after `ms`; throws when the connection breaks. */
async function answer(socket: Socket, bytes: Uint8Array, ms: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const over = (result: () => void) => {
      clearTimeout(timer);
      socket.off('data', heard).off('error', broken).off('close', broken);
      result();
    };
    const heard = (data: Buffer) => over(() => resolve(data[0] ?? null));
    const broken = () => over(() => reject(new PrinterTrouble('unsure')));
    const timer = setTimeout(() => over(() => resolve(null)), ms);
    socket.on('data', heard).once('error', broken).once('close', broken);
    socket.write(bytes);
  });
}

/** Waits until all bytes were sent; throws when the connection broke before. */
async function ended(socket: Socket): Promise<void> {
  socket.end();
  await finished(socket, { readable: false, signal: AbortSignal.timeout(PRINTED_MS) }).catch(() => {
    throw new PrinterTrouble('unsure');
  });
}
