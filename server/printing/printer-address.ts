import { BlockList, isIPv4 } from 'node:net';
import { Fault } from '../errors';
import * as t from './printer.texts';

// Ports that ticket printers listen on; the server writes to no other.
const FIRST_PORT = 9100;
const LAST_PORT = 9109;

export type PrinterNetworks = (host: string) => boolean;

/** Builds the check from IPv4 networks in CIDR notation, or single addresses. */
export function printerNetworks(networks: readonly string[]): PrinterNetworks {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length = '32'] = network.split('/');
    list.addSubnet(address, Number(length));
  }
  return (host) => isIPv4(host) && list.check(host);
}

/**
 * Parses « 192.168.1.20 » or « 192.168.1.20:9101 ». Only addresses in the operator's networks and printer ports are
 * accepted, so that the server cannot be used to reach anything else. Throws BAD_USER_INPUT.
 */
export function readPrinterAddress(text: string, isInNetwork: PrinterNetworks): { host: string; port: number } {
  const [, host = '', port] = /^\s*([\d.]+)(?::(\d{1,5}))?\s*$/.exec(text) ?? [];
  if (!isInNetwork(host)) throw new Fault('BAD_USER_INPUT', t.addressNeeded());
  const number = port === undefined ? FIRST_PORT : Number(port);
  if (number < FIRST_PORT || number > LAST_PORT)
    throw new Fault('BAD_USER_INPUT', t.wrongPort({ first: FIRST_PORT, last: LAST_PORT }));
  return { host, port: number };
}
