import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { Shop } from '../shops/shop.entity';
import { cleanText } from '../text';
import { PrintedDocument, Printer, PrinterConnection } from './printer.entity';
import { queuePaper } from './print.service';
import { type PrinterNetworks, readPrinterAddress } from './printer-address';
import { printerState, PrinterState } from './printer-state';
import * as t from './printer.texts';
import type { NewPrinterInput, AddedPrinter, OwnPrinter } from './printer.types';

const MOST_PRINTERS = 10;
/** Maximum wrong codes and reprints of the code, after which the printer has to be added again. */
const MOST_TRIES = 5;
const SECRET_LENGTH = 26;
// Lower case without look-alikes, because it is typed by hand into a printer's own page.
const SECRET_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const hashedSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

export class PrinterService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly publicUrl: string,
    private readonly isInNetwork: PrinterNetworks,
  ) {}

  async printersOf(shopId: string): Promise<OwnPrinter[]> {
    const printers = await this.em.find(Printer, { shop: shopId }, { orderBy: { createdAt: 'asc' }, refresh: true });
    return printers.map((printer) => this.view(printer));
  }

  async add(shopId: string, input: NewPrinterInput): Promise<AddedPrinter> {
    const name = cleanText(input.name, 60, t.name());
    if (name === '') throw new Fault('BAD_USER_INPUT', t.nameNeeded());
    const { columns } = input;
    if (columns !== 32 && columns !== 48) throw new Fault('BAD_USER_INPUT', t.widthNeeded());
    const isCloud = input.connection === PrinterConnection.CLOUD;
    const address = isCloud ? null : readPrinterAddress(input.address ?? '', this.isInNetwork);
    const secret = isCloud ? newSecret() : null;
    const printer = await transaction(this.em, async (em) => {
      // Serialises concurrent additions, so that the printers are counted correctly.
      await em.execute('select 1 from shop where id = ? for no key update', [shopId]);
      if ((await em.count(Printer, { shop: shopId })) >= MOST_PRINTERS)
        throw new Fault('BAD_USER_INPUT', t.tooMany(MOST_PRINTERS));
      const added = em.create(Printer, {
        id: newId(this.clock.now()),
        shop: em.getReference(Shop, shopId),
        name,
        connection: input.connection,
        host: address?.host ?? null,
        port: address?.port ?? null,
        columns,
        secretHash: secret === null ? null : hashedSecret(secret),
        code: isCloud ? null : newCode(),
        paperOut: false,
        createdAt: this.clock.now(),
      });
      await em.flush();
      if (!isCloud) await this.printTest(em, shopId, added.id);
      return added;
    });
    return {
      printer: this.view(printer),
      pollingUrl: secret === null ? null : `${this.publicUrl}/api/cloudprnt/${secret}`,
    };
  }

  /** A printer that the owner can write to may stand in another shop. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  async claim(shopId: string, id: string, code: string): Promise<void> {
    const { isClaimed } = await this.tryCode(shopId, id, code.replaceAll(/\s/g, ''));
    if (!isClaimed) throw new Fault('BAD_USER_INPUT', t.wrongCode());
  }

  /** Removes a printer; its waiting papers are no longer printed. Throws NOT_FOUND. */
  async remove(shopId: string, id: string): Promise<void> {
    const gone = isUuid(id) ? await this.em.nativeDelete(Printer, { id, shop: shopId }) : 0;
    if (gone === 0) throw new Fault('NOT_FOUND', t.noPrinter());
  }

  /** Queues a test page or, for an unclaimed printer, its code once more. Throws NOT_FOUND, CONFLICT. */
  async test(shopId: string, id: string): Promise<void> {
    await this.tryCode(shopId, id, '');
    await this.printTest(this.em, shopId, id);
  }

  async saveAutoPrint(shopId: string, wanted: boolean): Promise<void> {
    const shop = await this.em.findOneOrFail(Shop, shopId);
    shop.autoPrint = wanted;
    await this.em.flush();
  }

  async autoPrint(shopId: string): Promise<boolean> {
    return (await this.em.findOneOrFail(Shop, shopId)).autoPrint;
  }

  private async printTest(em: EntityManager, shopId: string, printerId: string): Promise<void> {
    const asked = { orderId: null, shopId, document: PrintedDocument.TEST, revision: 1, printerId };
    await queuePaper(em, asked, this.clock.now());
  }

  /** Counts an attempt at an unclaimed printer. Throws NOT_FOUND, and CONFLICT after too many. */
  private async tryCode(shopId: string, id: string, code: string): Promise<{ isClaimed: boolean }> {
    const [tried] = isUuid(id)
      ? await this.em.execute<{ isClaimed: boolean; tries: number }[]>(
          `update printer set code_tries = code_tries + (code is not null)::int,
             code = case when code = ? and code_tries < ? then null else code end
           where id = ? and shop_id = ? returning code is null as "isClaimed", code_tries as tries`,
          [code, MOST_TRIES, id, shopId],
        )
      : [];
    if (!tried) throw new Fault('NOT_FOUND', t.noPrinter());
    if (!tried.isClaimed && tried.tries > MOST_TRIES) throw new Fault('CONFLICT', t.tooManyTries());
    return tried;
  }

  private view(printer: Printer): OwnPrinter {
    const { id, name, connection, host, port, columns, seenAt, code, problem } = printer;
    const address = host === null ? null : port === 9100 ? host : `${host}:${port}`;
    const now = this.clock.now();
    const isHeard = printerState({ ...printer, problem: null }, now) !== PrinterState.SILENT;
    const state = printerState(printer, now);
    return {
      ...{ id, name, connection, address, columns, seenAt, isClaimed: code === null, state },
      problem: isHeard ? problem : null,
    };
  }
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

function newSecret(): string {
  return Array.from({ length: SECRET_LENGTH }, () => SECRET_LETTERS[randomInt(SECRET_LETTERS.length)]).join('');
}
