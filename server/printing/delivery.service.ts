import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { isOpen, OPEN_STATUSES } from '../orders/order-status';
import { printOver, PrinterTrouble } from './network-printer';
import type { PaperRow } from './paper';
import { paperOf } from './paper-of';
import { PrintJob } from './print-job.entity';
import { promisePaper } from './print-queue';
import { printerCodes } from './printer-codes';
import { Printer } from './printer.entity';
import { hashedSecret } from './printer.service';

// A test nobody waits for any more is not printed next morning.
const TEST_LASTS_MS = 10 * 60_000;
// The counter notices that paper is in again when the next ticket comes.
const TRIED_AGAIN_SECONDS = 5;
/** How long a printer that fetched a paper is given to say that it printed. */
const FETCHED_MS = 30_000;

/** Brings papers to printers: at most one original each, whatever is lost, killed or repeated on the way. */
export class DeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Writes a paper to its printer, or promises it anew when that is in trouble. What nobody needs any more is left. */
  async write(jobId: string): Promise<void> {
    const em = this.em.fork();
    const job = await em.findOne(PrintJob, jobId, { populate: ['order.lines', 'order.shop', 'order.window'] });
    const printer = job && (await em.findOne(Printer, job.printer, { populate: ['shop'] }));
    if (!job || !printer || job.printedAt !== null || !this.isWanted(job)) return;
    const { id, host, port, columns } = printer;
    if (host === null || port === null) return;
    try {
      const codes = printerCodes(paperOf(job, printer), 'esc-pos', columns);
      await printOver({ host, port }, codes, () => this.begin(jobId));
      await this.done(jobId);
      await em.nativeUpdate(Printer, { id }, { seenAt: this.clock.now(), failedAt: null, paperOut: false });
    } catch (error) {
      if (!(error instanceof PrinterTrouble)) throw error;
      const paperOut = error.reason === 'noPaper';
      const now = this.clock.now();
      await em.nativeUpdate(Printer, { id }, paperOut ? { paperOut, seenAt: now, failedAt: null } : { failedAt: now });
      await promisePaper(em, jobId, id, TRIED_AGAIN_SECONDS);
    }
  }

  /** A printer asks at its address; null: no such printer. Answers the paper it should fetch, if any. */
  async asked(secret: string, paperOut: boolean): Promise<{ jobId: string | null } | null> {
    const printer = await this.printerAt(secret);
    if (!printer) return null;
    const now = this.clock.now();
    await this.em.nativeUpdate(Printer, { id: printer.id }, { seenAt: now, paperOut });
    const job = await this.nextFor(printer, now);
    const waits = job === null || paperOut || (job.busyUntil !== null && job.busyUntil > now);
    return { jobId: waits ? null : job.id };
  }

  /** The paper a printer fetches; null where it is not its own, printed already or nobody’s need any more. */
  async fetched(secret: string, jobId: string): Promise<{ rows: PaperRow[]; columns: Printer['columns'] } | null> {
    const printer = await this.printerAt(secret);
    const job = printer && (await this.jobOf(printer, jobId));
    if (!job || job.printedAt !== null || !this.isWanted(job)) return null;
    const rows = paperOf(job, printer);
    await this.begin(jobId);
    const busyUntil = new Date(this.clock.now().getTime() + FETCHED_MS);
    await this.em.nativeUpdate(PrintJob, { id: jobId }, { busyUntil });
    return { rows, columns: printer.columns };
  }

  /** The printer says how it went; false where it says so of no paper of its own. */
  async said(secret: string, jobId: string, printed: boolean): Promise<boolean> {
    const printer = await this.printerAt(secret);
    const job = printer && (await this.jobOf(printer, jobId));
    if (!job) return false;
    if (printed) await this.done(jobId);
    else await this.em.nativeUpdate(PrintJob, { id: jobId }, { busyUntil: null });
    return true;
  }

  private async printerAt(secret: string): Promise<Printer | null> {
    return this.em.findOne(Printer, { secretHash: hashedSecret(secret) }, { populate: ['shop'], refresh: true });
  }

  private async jobOf(printer: Printer, id: string): Promise<PrintJob | null> {
    const populate = ['order.lines', 'order.shop', 'order.window'] as const;
    return this.em.findOne(PrintJob, { id, printer: printer.id }, { populate, refresh: true });
  }

  private async nextFor(printer: Printer, now: Date): Promise<PrintJob | null> {
    const fresh = new Date(now.getTime() - TEST_LASTS_MS);
    const wanted = { $or: [{ order: { status: OPEN_STATUSES } }, { order: null, queuedAt: { $gt: fresh } }] };
    return this.em.findOne(
      PrintJob,
      { printer: printer.id, printedAt: null, ...wanted },
      { orderBy: { queuedAt: 'asc', id: 'asc' }, refresh: true },
    );
  }

  private isWanted({ order, queuedAt }: PrintJob): boolean {
    if (order) return isOpen(order.status);
    return this.clock.now().getTime() - queuedAt.getTime() < TEST_LASTS_MS;
  }

  /** From now on a paper may lie in the printer. */
  private async begin(id: string): Promise<void> {
    await this.em.nativeUpdate(PrintJob, { id, startedAt: null }, { startedAt: this.clock.now() });
  }

  private async done(id: string): Promise<void> {
    await this.em.nativeUpdate(PrintJob, { id, printedAt: null }, { printedAt: this.clock.now(), busyUntil: null });
  }
}
