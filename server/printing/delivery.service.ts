import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { language } from '../../graphql/texts/language.texts';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { isUuid } from '../identifiers';
import { OrderStatus } from '../orders/order-status';
import { refundsIn } from '../orders/refunds/refund.service';
import { printOver, PrinterTrouble } from './network-printer';
import { kitchenTicket } from './kitchen-ticket';
import { codeRows, correctionRows, testRows, ticketRows, voidRows, type PaperRow } from './paper';
import { PrintedDocument, piecesRefunds, PrintJob, Printer } from './printer.entity';
import { enqueuePaper } from './print.service';
import type { PrinterNetworks } from './printer-address';
import { printerCodes } from './printer-state';
import { hashedSecret } from './printer.service';
import { isOpen } from '../../graphql/rules/order-status';

// A job that runs early by less than this is not treated as a duplicate.
const ON_TIME_MS = 1000;
/** Time in which a printer that fetched a paper has to report that it printed. */
const FETCHED_MS = 30_000;

/** At most one original of each paper, even when messages are lost or repeated or a process is killed. */
export class DeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly isInNetwork: PrinterNetworks,
  ) {}

  /** Enqueues it again when the printer is in trouble; skips papers that are no longer wanted. */
  async write(jobId: string): Promise<void> {
    const em = this.em.fork();
    const job = await em.findOne(PrintJob, jobId, { populate: ['order.lines', 'order.shop', 'order.window'] });
    const printer = job && (await em.findOne(Printer, job.printer, { populate: ['shop'] }));
    const start = this.clock.now();
    if (!job || !printer || job.printedAt !== null || !isWanted(job, start)) return;
    // The paper was enqueued twice, by a process that died meanwhile or by a printer that works again: only the later
    // job counts.
    if (job.busyUntil !== null && job.busyUntil.getTime() - start.getTime() > ON_TIME_MS) return;
    const { id, host, port, columns } = printer;
    if (host === null || port === null) return;
    try {
      // The operator's networks may have changed since the printer was added.
      if (!this.isInNetwork(host)) throw new PrinterTrouble('silent');
      const refunds = job.order ? await refundsIn(em, job.order) : [];
      const codes = printerCodes(paperOf(job, printer, refunds), 'esc-pos', columns);
      await printOver({ host, port }, codes, () => this.begin(jobId, refunds));
      await this.done(jobId);
      await em.nativeUpdate(
        Printer,
        { id },
        { seenAt: this.clock.now(), failedAt: null, paperOut: false, problem: null },
      );
      await this.enqueueWaiting(id);
    } catch (error) {
      if (!(error instanceof PrinterTrouble)) throw error;
      const paperOut = error.reason === 'noPaper';
      const now = this.clock.now();
      await em.nativeUpdate(Printer, { id }, paperOut ? { paperOut, seenAt: now, failedAt: null } : { failedAt: now });
      await this.enqueueAgain(job, now);
    }
  }

  /** Handles the poll of a printer: returns the paper it should fetch, if any, and null for an unknown printer. */
  async asked(
    secret: string,
    condition: Pick<Printer, 'paperOut' | 'problem'>,
    isPrinting: boolean,
  ): Promise<{ jobId: string | null } | null> {
    const printer = await this.printerAt(secret);
    if (!printer) return null;
    const now = this.clock.now();
    const canPrint = !condition.paperOut && condition.problem === null && !isPrinting;
    const job = canPrint ? await this.nextFor(printer, now) : null;
    const jobId = job && !isBusy(job, now) ? job.id : null;
    // An earlier offer stays, because the printer may still have to report its result.
    const offered = jobId !== null && { offeredJob: jobId };
    await this.em.nativeUpdate(Printer, { id: printer.id }, { seenAt: now, ...condition, ...offered });
    return { jobId };
  }

  /** Null when the paper is not that printer's, is already printed or is no longer wanted. */
  async fetched(secret: string, token?: string): Promise<{ rows: PaperRow[]; columns: Printer['columns'] } | null> {
    const printer = await this.printerAt(secret);
    if (!printer) return null;
    const job = await this.jobOf(printer, token);
    const now = this.clock.now();
    if (job?.printedAt !== null || !isWanted(job, now)) return null;
    // A paper fetched again before it was confirmed is the same paper, not a duplicate.
    const isFurther = job.startedAt !== null && !isBusy(job, now);
    const refunds = job.order ? await refundsIn(this.em, job.order) : [];
    const rows = paperOf(job, printer, refunds, isFurther);
    await this.begin(job.id, refunds);
    const busyUntil = new Date(now.getTime() + FETCHED_MS);
    await this.em.nativeUpdate(PrintJob, { id: job.id }, { busyUntil });
    return { rows, columns: printer.columns };
  }

  /** Records the result that a printer reports; returns false when the paper is not that printer's. */
  async said(secret: string, token: string | undefined, printed: boolean): Promise<boolean> {
    const printer = await this.printerAt(secret);
    const job = printer && (await this.jobOf(printer, token));
    if (!job) return false;
    if (!printed) await this.em.nativeUpdate(PrintJob, { id: job.id }, { busyUntil: null });
    else if (job.startedAt !== null) await this.done(job.id);
    return true;
  }

  private async printerAt(secret: string): Promise<Printer | null> {
    return this.em.findOne(Printer, { secretHash: hashedSecret(secret) }, { populate: ['shop'], refresh: true });
  }

  private async jobOf(printer: Printer, token?: string): Promise<PrintJob | null> {
    const id = token ?? printer.offeredJob;
    if (id === null || !isUuid(id)) return null;
    const populate = ['order.lines', 'order.shop', 'order.window'] as const;
    return this.em.findOne(PrintJob, { id, printer: printer.id }, { populate, refresh: true });
  }

  private async nextFor(printer: Printer, now: Date): Promise<PrintJob | null> {
    const since = { $gt: new Date(now.getTime() - TICKET_LASTS_MS) };
    const jobs = await this.em.find(
      PrintJob,
      { printer: printer.id, printedAt: null, $or: [{ queuedAt: since }, { order: { window: { endsAt: since } } }] },
      { populate: ['order.window'], orderBy: { queuedAt: 'asc', id: 'asc' }, refresh: true },
    );
    return jobs.find((job) => isWanted(job, now)) ?? null;
  }

  /** One transaction, so that of a paper enqueued twice only one job goes on. */
  private async enqueueAgain({ id, printer, queuedAt }: PrintJob, now: Date): Promise<void> {
    const pause = pauseAfter(now.getTime() - queuedAt.getTime());
    await transaction(this.em, async (em) => {
      await em.nativeUpdate(PrintJob, { id }, { busyUntil: new Date(now.getTime() + pause * 1000) });
      await enqueuePaper(em, id, printer, pause);
    });
  }

  /** Enqueues the delayed papers of a printer that works again at once, in the order they were queued. */
  private async enqueueWaiting(printer: string): Promise<void> {
    await transaction(this.em, async (em) => {
      const waiting = await em.execute<{ id: string }[]>(
        `with freed as (update print_job set busy_until = null
           where printer = ? and printed_at is null and busy_until is not null returning id, queued_at)
         select id from freed order by queued_at, id`,
        [printer],
      );
      for (const { id } of waiting) await enqueuePaper(em, id, printer);
    });
  }

  private async begin(id: string, refunds: readonly OrderRefund[]): Promise<void> {
    const begun = { startedAt: this.clock.now(), refundCount: piecesRefunds(refunds) };
    await this.em.nativeUpdate(PrintJob, { id, startedAt: null }, begun);
  }

  private async done(id: string): Promise<void> {
    await this.em.nativeUpdate(PrintJob, { id, printedAt: null }, { printedAt: this.clock.now(), busyUntil: null });
  }
}

function isBusy({ busyUntil }: PrintJob, now: Date): boolean {
  return busyUntil !== null && busyUntil > now;
}

/** The job's order must be loaded with lines, shop and window, the printer with its shop. */
function paperOf(
  job: PrintJob,
  { name, columns, shop, code }: Printer,
  refunds: readonly OrderRefund[],
  isFurther = job.startedAt !== null,
): PaperRow[] {
  const { order, document, revision } = job;
  if (order) {
    const { lines, ...facts } = order;
    const duplicate = revision > 1 || isFurther;
    const ticket = kitchenTicket({ ...facts, lines: lines.getItems() }, { duplicate, refunds });
    if (document === PrintedDocument.VOID_TICKET) return voidRows(ticket, columns);
    return (document === PrintedDocument.CORRECTION ? correctionRows : ticketRows)(ticket, columns);
  }
  if (code !== null) return codeRows(code, shop.name, columns);
  const at = new Intl.DateTimeFormat(language(), { timeZone: shop.zone, dateStyle: 'short', timeStyle: 'short' });
  return testRows(shop.name, name, at.format(job.queuedAt), columns);
}

// A test page that nobody waits for any more must not be printed the next morning.
const TEST_LASTS_MS = 10 * 60_000;
/**
 * A ticket is not printed later than this after its window: its order still counts as open when nobody marked it as
 * collected.
 */
const TICKET_LASTS_MS = 3 * 3_600_000;

const SHORTEST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 300;
/** The pause is the time the paper has already waited divided by this number. */
const PART_OF_THE_WAIT = 60;

interface Paper {
  document: PrintedDocument;
  queuedAt: Date;
  /** Order of the paper; null for a test page. */
  order: { status: OrderStatus; window: { endsAt: Date } } | null;
}

/** A recent test page, the ticket of an open order or the void ticket of a cancelled one. */
export function isWanted({ document, queuedAt, order }: Paper, now: Date): boolean {
  if (!order) return now.getTime() - queuedAt.getTime() < TEST_LASTS_MS;
  const since = Math.max(queuedAt.getTime(), order.window.endsAt.getTime());
  const stands =
    document === PrintedDocument.VOID_TICKET ? order.status === OrderStatus.CANCELLED : isOpen(order.status);
  return stands && now.getTime() - since < TICKET_LASTS_MS;
}

/** Seconds until a printer in trouble is tried again: 5 in the first minutes, at most 5 minutes. */
export function pauseAfter(waitedMs: number): number {
  const part = Math.round(waitedMs / 1000 / PART_OF_THE_WAIT);
  return Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, part));
}
