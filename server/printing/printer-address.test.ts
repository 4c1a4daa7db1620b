import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { printerNetworks, readPrinterAddress } from './printer-address';

const byDefault = printerNetworks(readConfig({ PUBLIC_URL: 'https://memeprix.example' }).printerNetworks);

test.each([
  ['192.168.1.20', { host: '192.168.1.20', port: 9100 }],
  [' 10.0.0.7:9101 ', { host: '10.0.0.7', port: 9101 }],
  ['172.31.255.1', { host: '172.31.255.1', port: 9100 }],
])('« %s » is accepted as a printer’s address in a private network', (text, address) => {
  expect(readPrinterAddress(text, byDefault)).toEqual(address);
});

test.each([
  '',
  'imprimante.local',
  '8.8.8.8',
  '172.32.0.1',
  '127.0.0.1',
  '127.0.0.2:9105',
  '0.0.0.0',
  '169.254.169.254',
  '192.168.1.20:22',
  '192.168.1.20:5432',
  '192.168.1.20:9110',
  '192.168.1.256',
  '0x7f.1',
  '2130706433',
  '192.168.1.20/9100',
  'http://192.168.1.20',
])('« %s » is rejected as a printer’s address', (text) => {
  expect(() => readPrinterAddress(text, byDefault)).toThrow();
});

test('PRINTER_NETWORKS restricts printer addresses to the listed networks', () => {
  const networks = printerNetworks(['10.20.0.0/16', '192.168.1.20']);
  const hosts = ['10.20.255.1', '192.168.1.20', '10.21.0.1', '192.168.1.21', '127.0.0.1'];
  expect(hosts.filter(networks)).toEqual(['10.20.255.1', '192.168.1.20']);
});
