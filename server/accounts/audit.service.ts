import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { AuditLine } from './audit-line.entity';
import { factsIn } from './audit-facts';
import type { Principal } from './principal';

/** What changes no money, status or menu, or is told elsewhere; everything else that is sent is kept. */
const NOT_KEPT =
  /^(Mutation\.(addToCart|setCartLineQuantity|orderAgain|markOrdersSeen|printTicket|login|register|resend|request).*|POST \/api\/(cart\/add|print|user\/|owner\/(login|register)|google-login|notifications\/|stripe\/).*)$/;

/** The record of changes. */
export class AuditService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Keeps that somebody changed something, with the facts of what was sent. Nobody changes nothing. */
  async keep(principal: Principal, what: string, sent: unknown): Promise<void> {
    if (!principal || NOT_KEPT.test(what)) return;
    const named = factsIn(sent);
    await this.em.insert(AuditLine, { id: newId(), at: this.clock.now(), accountId: principal.id, what, named });
  }
}
