import { BlockList, isIPv4 } from 'node:net';
import { Fault } from '../errors';
import * as t from './printer.texts';

// What ticket printers listen on; nothing else is ever written to.
const FIRST_PORT = 9100;
const LAST_PORT = 9109;

/** Whether a printer may be at an address. */
export type PrinterNetworks = (host: string) => boolean;

/** Networks in CIDR, or single addresses, of IPv4. */
export function printerNetworks(networks: readonly string[]): PrinterNetworks {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length = '32'] = network.split('/');
    list.addSubnet(address, Number(length));
  }
  return (host) => isIPv4(host) && list.check(host);
}

/**
 * « 192.168.1.20 » or « 192.168.1.20:9101 », an address of one of the operator's networks and a printer’s port: the
 * server is no tool to reach anything else. Throws BAD_USER_INPUT.
 */
export function readPrinterAddress(text: string, isInNetwork: PrinterNetworks): { host: string; port: number } {
  const [, host = '', port] = /^\s*([\d.]+)(?::(\d{1,5}))?\s*$/.exec(text) ?? [];
  if (!isInNetwork(host)) throw new Fault('BAD_USER_INPUT', t.addressNeeded());
  const number = port === undefined ? FIRST_PORT : Number(port);
  if (number < FIRST_PORT || number > LAST_PORT)
    throw new Fault('BAD_USER_INPUT', t.wrongPort({ first: FIRST_PORT, last: LAST_PORT }));
  return { host, port: number };
}
