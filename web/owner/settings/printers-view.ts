import type { NewPrinterInput } from '../../../graphql/generated/schema';
import type { PrinterFactsFragment } from '../../../graphql/generated/owner/printers';
import type { PrinterValues } from '../../../ui/owner/printer-form/check-printer';
import type { ShopPrinter } from '../../../ui/owner/printer-list/printer-list';
import { formatAge } from '../../page/moments';
import * as t from './printing-panel.texts';

const STATES = { WAITING: 'waiting', READY: 'ready', SILENT: 'silent', NO_PAPER: 'noPaper' } as const;
const PROBLEMS = { COVER_OPEN: 'coverOpen', FAULT: 'fault' } as const;

export function toPrinter(printer: PrinterFactsFragment, now: string): ShopPrinter {
  const { id, name, connection, address, columns, state, problem, isClaimed, seenAt } = printer;
  return {
    id,
    name,
    connectionText: connection === 'CLOUD' ? 'CloudPRNT' : t.network(address ?? ''),
    paper: columns === 32 ? '58 mm' : '80 mm',
    state: !isClaimed ? 'unclaimed' : problem === null || state === 'NO_PAPER' ? STATES[state] : PROBLEMS[problem],
    seenText: seenAt === null ? t.neverSeen() : t.seen(formatAge(Math.max(0, Date.parse(now) - Date.parse(seenAt)))),
  };
}

export function fromPrinter({ name, connection, address, paper }: PrinterValues): NewPrinterInput {
  const columns = paper === '58 mm' ? 32 : 48;
  return connection === 'cloud'
    ? { name, columns, connection: 'CLOUD' }
    : { name, columns, connection: 'NETWORK', address };
}
