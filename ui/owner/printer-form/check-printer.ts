import * as t from './printer-form.texts';

export interface PrinterValues {
  name: string;
  connection: 'network' | 'cloud';
  address: string;
  paper: '58 mm' | '80 mm';
}

export function checkPrinter({
  name,
  connection,
  address,
}: PrinterValues): Partial<Record<'name' | 'address', string>> {
  const isAddress = /^\s*\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?\s*$/.test(address);
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(connection === 'network' && !isAddress && { address: t.addressNeeded() }),
  };
}
