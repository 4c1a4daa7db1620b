import { createServer, type Server, type Socket } from 'node:net';

// The upper half of code page 858, from 0x80.
const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

interface PrintedRow {
  text: string;
  scale: number;
  bold: boolean;
}

/** What an ESC/POS printer would set, row by row; throws at a command it does not know. */
function readPaper(bytes: Uint8Array): { rows: PrintedRow[]; cuts: number } {
  const rows: PrintedRow[] = [];
  let [scale, bold, cuts] = [1, false, 0];
  let row: PrintedRow = { text: '', scale: 1, bold: false };
  for (let at = 0; at < bytes.length; at++) {
    const [byte = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const command = `${byte.toString(16)} ${second.toString(16)}`;
    if (byte === 0x0a) {
      rows.push(row);
      row = { text: '', scale, bold };
    } else if (byte === 0x0d) continue;
    else if (command === '1b 40') at += 1;
    else if (command === '1c 2e') at += 1;
    else if (['1b 4d', '1b 74', '1b 61', '1d 42'].includes(command)) at += 2;
    else if (command === '1b 45') {
      bold = third === 1;
      at += 2;
    } else if (command === '1d 21') {
      scale = (third & 0x0f) + 1;
      if (scale !== (third >> 4) + 1) throw new Error('As wide as high, always.');
      at += 2;
    } else if (command === '1d 56') {
      cuts++;
      at += 2;
    } else if (byte < 0x20 || byte === 0x7f) throw new Error(`No command of ours: ${command}`);
    else {
      const character = byte < 0x80 ? String.fromCharCode(byte) : CP858[byte - 0x80];
      row = { text: row.text + character, scale: row.text.trim() === '' ? scale : row.scale, bold: row.bold || bold };
    }
  }
  return { rows, cuts };
}

/** A paper as text: size and weight before each row, as golden files keep it. */
export function paperText(bytes: Uint8Array): string {
  const { rows, cuts } = readPaper(bytes);
  const marked = rows.map(({ text, scale, bold }) => `${scale}${bold ? '*' : ' '}|${text.trimEnd()}`);
  return `${marked.join('\n')}\n${'✂'.repeat(cuts)}\n`;
}

export interface NetworkPrinter {
  /** « 127.0.0.1:9103 » */
  address: string;
  /** What lies in the tray, the bytes of each paper. */
  papers: Buffer[];
  /** @default true */
  hasPaper: boolean;
  /** Hangs up when the paper has arrived, without a word. */
  hangsUp: boolean;
  /** What it takes without a word, keeping the line open: the question after its paper, or the paper. */
  silentAt: 'question' | 'paper' | null;
  /** How often it was asked whether it has paper. */
  asked: number;
  close(): Promise<void>;
}

/** Setting under which the product writes to printers of this machine. */
export const PRINTERS_HERE = { PRINTER_NETWORKS: '127.0.0.0/8' };

const PAPER_STATUS = Buffer.of(0x10, 0x04, 0x04);
const SAY_WHEN_PRINTED = Buffer.of(0x1d, 0x72, 0x01);

/** A ticket printer in the network, on one of the ports the product writes to. */
export async function aNetworkPrinter(port?: number): Promise<NetworkPrinter> {
  const papers: Buffer[] = [];
  const state: Pick<NetworkPrinter, 'hasPaper' | 'hangsUp' | 'silentAt' | 'asked'> = {
    hasPaper: true,
    hangsUp: false,
    silentAt: null,
    asked: 0,
  };
  const serve = (socket: Socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data]);
      if (heard.equals(PAPER_STATUS)) {
        heard = Buffer.alloc(0);
        state.asked++;
        if (state.silentAt !== 'question') socket.write(Buffer.of(state.hasPaper ? 0x12 : 0x72));
      } else if (heard.subarray(-3).equals(SAY_WHEN_PRINTED)) {
        papers.push(heard.subarray(0, -3));
        heard = Buffer.alloc(0);
        if (state.hangsUp) socket.destroy();
        else if (state.silentAt !== 'paper') socket.write(Buffer.of(0x00));
      }
    });
  };
  const { server, port: taken } = await listening(serve, port);
  return Object.assign(state, {
    address: `127.0.0.1:${taken}`,
    papers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

async function listening(serve: (socket: Socket) => void, wanted?: number): Promise<{ server: Server; port: number }> {
  // Four workers share the machine: a port that one switches off for a moment is not taken by another.
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 4;
  const ports = wanted === undefined ? [9108, 9104, 9100].map((port) => port + worker) : [wanted];
  for (const port of ports.filter((port) => port < 9110)) {
    const server = createServer(serve);
    const isOurs = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isOurs) return { server, port };
  }
  throw new Error('No printer’s port is free.');
}

/** A Star printer that asks at `url`, and what it does with the answers. */
export function aCloudPrinter(url: string) {
  return {
    /** The paper it should fetch; null for none. */
    async ask(statusCode = '200%20OK'): Promise<string | null> {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          status: '29 86 80 0 0 0 0 0 0',
          printerMAC: '00:11:62:1b:b2:c4',
          statusCode,
          clientAction: null,
        }),
      });
      if (!response.ok) throw new Error(`Asking was answered ${response.status}.`);
      const { jobReady, jobToken } = (await response.json()) as { jobReady: boolean; jobToken?: string };
      return jobReady ? (jobToken ?? '') : null;
    },
    async fetch(token?: string, type = 'text/plain'): Promise<{ status: number; type: string; body: Buffer }> {
      const query = new URLSearchParams({ mac: '00:11:62:1b:b2:c4', type, ...(token !== undefined && { token }) });
      const response = await fetch(`${url}?${query}`);
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, type: response.headers.get('content-type') ?? '', body };
    },
    async say(token: string | undefined, code: string): Promise<number> {
      const query = new URLSearchParams({ mac: '00:11:62:1b:b2:c4', code, ...(token !== undefined && { token }) });
      return (await fetch(`${url}?${query}`, { method: 'DELETE' })).status;
    },
  };
}
