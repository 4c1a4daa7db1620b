import { isIPv4 } from 'node:net';
import { Fault } from '../errors';

// What ticket printers listen on; nothing else is ever written to.
const FIRST_PORT = 9100;
const LAST_PORT = 9109;

/**
 * « 192.168.1.20 » or « 192.168.1.20:9101 », an address of a private network and a printer’s port: the server is no tool
 * to reach anything else. Throws BAD_USER_INPUT.
 */
export function readPrinterAddress(text: string): { host: string; port: number } {
  const [, host = '', port] = /^\s*([\d.]+)(?::(\d{1,5}))?\s*$/.exec(text) ?? [];
  if (!isIPv4(host) || !isPrivate(host))
    throw new Fault(
      'BAD_USER_INPUT',
      'Indiquez l’adresse de l’imprimante dans votre réseau, par exemple 192.168.1.20.',
    );
  const number = port === undefined ? FIRST_PORT : Number(port);
  if (number < FIRST_PORT || number > LAST_PORT)
    throw new Fault('BAD_USER_INPUT', `Le port d’une imprimante est compris entre ${FIRST_PORT} et ${LAST_PORT}.`);
  return { host, port: number };
}

function isPrivate(host: string): boolean {
  const [first = 0, second = 0] = host.split('.').map(Number);
  return (
    first === 10 || first === 127 || (first === 192 && second === 168) || (first === 172 && second >= 16 && second < 32)
  );
}
