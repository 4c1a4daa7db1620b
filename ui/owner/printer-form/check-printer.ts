export interface PrinterValues {
  name: string;
  /** The server writes to it, or it asks the server. */
  connection: 'network' | 'cloud';
  /** In the shop’s network; of no meaning to a printer that asks. */
  address: string;
  paper: '58 mm' | '80 mm';
}

/** What is missing or cannot be; empty when nothing is. */
export function checkPrinter({
  name,
  connection,
  address,
}: PrinterValues): Partial<Record<'name' | 'address', string>> {
  const isAddress = /^\s*\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?\s*$/.test(address);
  return {
    ...(name.trim() === '' && { name: 'Donnez un nom à l’imprimante.' }),
    ...(connection === 'network' && !isAddress && { address: 'Quatre nombres, par exemple 192.168.1.20.' }),
  };
}
