import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Device } from '../accounts/device.entity';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { newId } from '../identifiers';
import { enqueue, type Jobs } from '../queue';
import { PushMessage } from './push-message.entity';

/** Older messages are not sent (also the TTL at the push service for a device that is switched off). */
export const PUSH_LASTS_SECONDS = 3600;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** One message a device and event, each tried until its push service took it or it is stale. */
export class PushService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sender: PushSender,
  ) {}

  /** Adds a message for each present device. Idempotent. */
  async deliver({ accountIds, event, title, body, url }: Jobs['push']): Promise<void> {
    const now = this.clock.now();
    await inOneStep(this.em.fork(), async (em) => {
      const devices = await em.find(Device, { account: [...accountIds] }, { orderBy: { id: 'asc' } });
      for (const { id } of devices) {
        const [fresh] = await em.execute<{ id: string }[]>(
          `insert into push_message (id, device_id, event, title, body, url, created_at)
           values (?, ?, ?, ?, ?, ?, ?) on conflict (device_id, event) do nothing returning id`,
          [newId(now), id, event, title, body, url, now],
        );
        if (fresh) await enqueue(em, 'pushMessage', { messageId: fresh.id });
      }
    });
  }

  /** Sends one device its message; throws when the push service refuses, so that the job is retried. */
  async send(messageId: string): Promise<void> {
    const em = this.em.fork();
    const message = await em.findOne(PushMessage, messageId, { populate: ['device'] });
    if (message?.doneAt !== null) return;
    const { device, event, title, body, url } = message;
    const now = this.clock.now();
    const isStale = now.getTime() - message.createdAt.getTime() > PUSH_LASTS_SECONDS * 1000;
    if (!isStale) {
      const outcome = await this.sender.send(device.token, { title, body, url, tag: tagOf(event) });
      // Its messages are deleted by cascade.
      if (outcome === 'gone') return void (await em.nativeDelete(Device, { id: device.id }));
    }
    await em.nativeUpdate(PushMessage, { id: messageId }, { doneAt: now });
  }

  /** Deletes messages too old to be enqueued a second time. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.em.fork().nativeDelete(PushMessage, { createdAt: { $lt: before } });
  }
}

/** 32 characters of base64url, as a push service's `Topic` takes (RFC 8030 §5.4). */
function tagOf(event: string): string {
  return createHash('sha256').update(event).digest('base64url').slice(0, 32);
}

/** What a device shows, on lock screens too: no secrets, mails or phone numbers. */
export interface Notification {
  title: string;
  body: string;
  /** Page of this product, from its first slash. */
  url: string;
  /** Equal for equal news: shown once, however often it arrives. */
  tag: string;
}

/** `gone`: the device is never to be tried again; `unreachable`: this house has no service for its kind. */
type PushOutcome = 'sent' | 'gone' | 'unreachable';

export interface PushSender {
  /** `token` as the device gave it. Throws when it may work later, so that the job tries again. */
  send(token: string, notification: Notification): Promise<PushOutcome>;
}
