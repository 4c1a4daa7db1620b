import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { AuditLine } from './audit-line.entity';
import { factsIn } from './audit-facts';
import type { Principal } from './principal';

/** Operations not recorded: they change no money, status or menu, or are recorded elsewhere. */
const NOT_KEPT =
  /^(Mutation\.(addToCart|setCartLineQuantity|orderAgain|markOrdersSeen|printTicket|login|register|resend|request).*|POST \/api\/(cart\/add|print|user\/|owner\/(login|register)|google-login|notifications\/|stripe\/).*)$/;

/**
 * The record of changes. Each is written down before it is made, so that none is made unrecorded, and marked once it is
 * done; what was refused is taken off again.
 */
export class AuditService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Writes and answers the line of a change that is about to be made; null for operations not recorded. */
  async begin(principal: Principal, what: string, sent: unknown): Promise<string | null> {
    if (!principal || NOT_KEPT.test(what)) return null;
    const line = {
      id: newId(),
      at: this.clock.now(),
      accountId: principal.id,
      what,
      named: factsIn(sent),
      done: false,
    };
    await this.em.fork().insert(AuditLine, line);
    return line.id;
  }

  async done(line: string | null): Promise<void> {
    if (line) await this.em.fork().nativeUpdate(AuditLine, line, { done: true });
  }

  async refused(line: string | null): Promise<void> {
    if (line) await this.em.fork().nativeDelete(AuditLine, line);
  }
}
