import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { language } from '../../texts/language.texts';
import type { Clock } from '../clock';
import { isUuid } from '../identifiers';
import { OPEN_STATUSES, OrderStatus } from '../orders/order-status';
import { refundsIn } from '../orders/refund.service';
import { printOver, PrinterTrouble } from './network-printer';
import { kitchenTicket } from './kitchen-ticket';
import { codeRows, correctionRows, testRows, ticketRows, voidRows, type PaperRow } from './paper';
import { PrintedDocument, piecesRefunds, PrintJob } from './print-job.entity';
import { enqueuePaper } from './print-queue';
import type { PrinterNetworks } from './printer-address';
import { printerCodes } from './printer-state';
import { Printer } from './printer.entity';
import { hashedSecret } from './printer.service';
import { isOpen } from '../../graphql/rules/order-status';

// Whoever is early by less than this is not the second of two.
const ON_TIME_MS = 1000;
/** How long a printer that fetched a paper is given to say that it printed. */
const FETCHED_MS = 30_000;

/** Brings papers to printers: at most one original each, whatever is lost, killed or repeated on the way. */
export class DeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly isInNetwork: PrinterNetworks,
  ) {}

  /** Writes a paper to its printer, or enqueues it anew when that is in trouble. What nobody needs any more is left. */
  async write(jobId: string): Promise<void> {
    const em = this.em.fork();
    const job = await em.findOne(PrintJob, jobId, { populate: ['order.lines', 'order.shop', 'order.window'] });
    const printer = job && (await em.findOne(Printer, job.printer, { populate: ['shop'] }));
    const start = this.clock.now();
    if (!job || !printer || job.printedAt !== null || !isWanted(job, start)) return;
    // Enqueued twice, by a process that died meanwhile or by a printer that works again: the later job is the one that counts.
    if (job.busyUntil !== null && job.busyUntil.getTime() - start.getTime() > ON_TIME_MS) return;
    const { id, host, port, columns } = printer;
    if (host === null || port === null) return;
    try {
      // Joined when the operator's networks were others.
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

  /** A printer asks at its address; null: no such printer. Answers the paper it should fetch, if any. */
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
    // What was offered before stays: the printer may still have to say how that went.
    const offered = jobId !== null && { offeredJob: jobId };
    await this.em.nativeUpdate(Printer, { id: printer.id }, { seenAt: now, ...condition, ...offered });
    return { jobId };
  }

  /** The paper a printer fetches; null where it is not its own, printed already or nobody’s need any more. */
  async fetched(secret: string, token?: string): Promise<{ rows: PaperRow[]; columns: Printer['columns'] } | null> {
    const printer = await this.printerAt(secret);
    if (!printer) return null;
    const job = await this.jobOf(printer, token);
    const now = this.clock.now();
    if (job?.printedAt !== null || !isWanted(job, now)) return null;
    // Fetched once more before it was confirmed: the same paper, sent again.
    const isFurther = job.startedAt !== null && !isBusy(job, now);
    const refunds = job.order ? await refundsIn(this.em, job.order) : [];
    const rows = paperOf(job, printer, refunds, isFurther);
    await this.begin(job.id, refunds);
    const busyUntil = new Date(now.getTime() + FETCHED_MS);
    await this.em.nativeUpdate(PrintJob, { id: job.id }, { busyUntil });
    return { rows, columns: printer.columns };
  }

  /** The printer says how it went; false where it says so of no paper of its own. */
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

  /** The job of that token; without one, the job the printer was last offered. */
  private async jobOf(printer: Printer, token?: string): Promise<PrintJob | null> {
    const id = token ?? printer.offeredJob;
    if (id === null || !isUuid(id)) return null;
    const populate = ['order.lines', 'order.shop', 'order.window'] as const;
    return this.em.findOne(PrintJob, { id, printer: printer.id }, { populate, refresh: true });
  }

  private async nextFor(printer: Printer, now: Date): Promise<PrintJob | null> {
    const since = wantedSince(now);
    const inTime = [{ queuedAt: { $gt: since.ticket } }, { order: { window: { endsAt: { $gt: since.ticket } } } }];
    const wanted = [
      {
        document: [PrintedDocument.KITCHEN_TICKET, PrintedDocument.CORRECTION],
        order: { status: OPEN_STATUSES },
        $or: inTime,
      },
      { document: PrintedDocument.VOID_TICKET, order: { status: OrderStatus.CANCELLED }, $or: inTime },
      { order: null, queuedAt: { $gt: since.test } },
    ];
    return this.em.findOne(
      PrintJob,
      { printer: printer.id, printedAt: null, $or: wanted },
      { orderBy: { queuedAt: 'asc', id: 'asc' }, refresh: true },
    );
  }

  /** In one transaction, so that of a paper enqueued twice only one job goes on. */
  private async enqueueAgain({ id, printer, queuedAt }: PrintJob, now: Date): Promise<void> {
    const pause = pauseAfter(now.getTime() - queuedAt.getTime());
    await this.em.fork().transactional(async (em) => {
      await em.nativeUpdate(PrintJob, { id }, { busyUntil: new Date(now.getTime() + pause * 1000) });
      await enqueuePaper(em, id, printer, pause);
    });
  }

  /** A printer that works again gets at once what it was to get later, in the order it was queued. */
  private async enqueueWaiting(printer: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const waiting = await em.execute<{ id: string }[]>(
        `with freed as (update print_job set busy_until = null
           where printer = ? and printed_at is null and busy_until is not null returning id, queued_at)
         select id from freed order by queued_at, id`,
        [printer],
      );
      for (const { id } of waiting) await enqueuePaper(em, id, printer);
    });
  }

  /** From now on a paper may lie in the printer. */
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

/** What a job prints on a printer; its order is loaded with lines, shop and window, the printer with its shop. */
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

// A test nobody waits for any more is not printed next morning.
const TEST_LASTS_MS = 10 * 60_000;
/** A ticket after the end of its window: an order nobody marked as collected still counts as open. */
const TICKET_LASTS_MS = 3 * 3_600_000;

const SHORTEST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 300;
/** A pause is this part of what the paper has waited already. */
const PART_OF_THE_WAIT = 60;

interface Paper {
  document: PrintedDocument;
  queuedAt: Date;
  /** Null for a test page. */
  order: { status: OrderStatus; window: { endsAt: Date } } | null;
}

/** Whether somebody still wants the paper: the test of a moment ago, the ticket of an open order and the void of a cancelled one, for three hours after its window or its own asking. */
export function isWanted({ document, queuedAt, order }: Paper, now: Date): boolean {
  if (!order) return now.getTime() - queuedAt.getTime() < TEST_LASTS_MS;
  const since = Math.max(queuedAt.getTime(), order.window.endsAt.getTime());
  const stands =
    document === PrintedDocument.VOID_TICKET ? order.status === OrderStatus.CANCELLED : isOpen(order.status);
  return stands && now.getTime() - since < TICKET_LASTS_MS;
}

/** What `isWanted` asks of the instants, for a query: after which a test was queued, a ticket queued or its window over. */
function wantedSince(now: Date): { test: Date; ticket: Date } {
  return {
    test: new Date(now.getTime() - TEST_LASTS_MS),
    ticket: new Date(now.getTime() - TICKET_LASTS_MS),
  };
}

/** Seconds until a printer in trouble is written to again, for a paper queued so long ago: 5 for the first minutes, at most 5 minutes. */
export function pauseAfter(waitedMs: number): number {
  const part = Math.round(waitedMs / 1000 / PART_OF_THE_WAIT);
  return Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, part));
}
