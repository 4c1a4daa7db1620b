import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { Shop } from '../shops/shop.entity';
import { cleanText } from '../text';
import { PrintedDocument } from './print-job.entity';
import { queuePaper } from './print-queue';
import { type PrinterNetworks, readPrinterAddress } from './printer-address';
import { Printer, PrinterConnection } from './printer.entity';
import { printerState } from './printer-state';
import type { NewPrinterInput } from './printing.inputs';
import type { AddedPrinter, OwnPrinter } from './printing.results';

const MOST_PRINTERS = 10;
const SECRET_LENGTH = 26;
// Typed into a printer’s own page by hand: no look-alikes, lower case.
const SECRET_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What is kept of the secret in a printer’s address. */
export const hashedSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A shop’s printers. Every id of a shop is the caller’s own. */
export class PrinterService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly publicUrl: string,
    private readonly isInNetwork: PrinterNetworks,
  ) {}

  /** In the order they were joined. */
  async printersOf(shopId: string): Promise<OwnPrinter[]> {
    const printers = await this.em.find(Printer, { shop: shopId }, { orderBy: { createdAt: 'asc' }, refresh: true });
    return printers.map((printer) => this.view(printer));
  }

  /** Throws BAD_USER_INPUT. */
  async add(shopId: string, input: NewPrinterInput): Promise<AddedPrinter> {
    const name = cleanText(input.name, 60, 'Le nom');
    if (name === '') throw new Fault('BAD_USER_INPUT', 'Donnez un nom à l’imprimante.');
    const { columns } = input;
    if (columns !== 32 && columns !== 48) throw new Fault('BAD_USER_INPUT', 'Choisissez la largeur du papier.');
    const isCloud = input.connection === PrinterConnection.CLOUD;
    const address = isCloud ? null : readPrinterAddress(input.address ?? '', this.isInNetwork);
    const secret = isCloud ? newSecret() : null;
    const printer = await inOneStep(this.em.fork(), async (em) => {
      // Printers joined at once are counted one after the other.
      await em.execute('select 1 from shop where id = ? for no key update', [shopId]);
      if ((await em.count(Printer, { shop: shopId })) >= MOST_PRINTERS)
        throw new Fault('BAD_USER_INPUT', `${MOST_PRINTERS} imprimantes au plus.`);
      return em.create(Printer, {
        id: newId(),
        shop: em.getReference(Shop, shopId),
        name,
        connection: input.connection,
        host: address?.host ?? null,
        port: address?.port ?? null,
        columns,
        secretHash: secret === null ? null : hashedSecret(secret),
        paperOut: false,
        createdAt: this.clock.now(),
      });
    });
    return {
      printer: this.view(printer),
      pollingUrl: secret === null ? null : `${this.publicUrl}/api/cloudprnt/${secret}`,
    };
  }

  /** What it has not printed yet is not printed any more. Throws NOT_FOUND. */
  async remove(shopId: string, id: string): Promise<void> {
    const gone = isUuid(id) ? await this.em.nativeDelete(Printer, { id, shop: shopId }) : 0;
    if (gone === 0) throw new Fault('NOT_FOUND', 'Imprimante introuvable.');
  }

  /** Queues a page that shows whether the printer works. Throws NOT_FOUND. */
  async test(shopId: string, id: string): Promise<void> {
    const known = isUuid(id) ? await this.em.count(Printer, { id, shop: shopId }) : 0;
    if (known === 0) throw new Fault('NOT_FOUND', 'Imprimante introuvable.');
    const asked = { orderId: null, shopId, document: PrintedDocument.TEST, revision: 1, printerId: id };
    await queuePaper(this.em, asked, this.clock.now());
  }

  /** Whether every new order’s ticket is printed without anybody asking. */
  async saveAutoPrint(shopId: string, wanted: boolean): Promise<void> {
    const shop = await this.em.findOneOrFail(Shop, shopId);
    shop.autoPrint = wanted;
    await this.em.flush();
  }

  async autoPrint(shopId: string): Promise<boolean> {
    return (await this.em.findOneOrFail(Shop, shopId)).autoPrint;
  }

  private view(printer: Printer): OwnPrinter {
    const { id, name, connection, host, port, columns, seenAt } = printer;
    const address = host === null ? null : port === 9100 ? host : `${host}:${port}`;
    return { id, name, connection, address, columns, seenAt, state: printerState(printer, this.clock.now()) };
  }
}

function newSecret(): string {
  return Array.from({ length: SECRET_LENGTH }, () => SECRET_LETTERS[randomInt(SECRET_LETTERS.length)]).join('');
}
