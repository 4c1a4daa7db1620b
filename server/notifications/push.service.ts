import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Device } from '../accounts/device.entity';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { newId } from '../identifiers';
import { enqueue, type Jobs } from '../queue';
import { PushMessage } from './notification.entity';

/** Maximum age of a message to be sent, also the TTL at the push service for a device that is switched off. */
export const PUSH_LASTS_SECONDS = 3600;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Sends one message per device and event, retried until the push service accepts it or it is too old. */
export class PushService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sender: PushSender,
  ) {}

  /** Adds a message for each device of the accounts. Idempotent. */
  async deliver({ accountIds, event, title, body, url }: Jobs['push']): Promise<void> {
    const now = this.clock.now();
    await transaction(this.em, async (em) => {
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

  /** Sends the message to its device; throws when the push service rejects it, so that the job is retried. */
  async send(messageId: string): Promise<void> {
    const em = this.em.fork();
    const message = await em.findOne(PushMessage, messageId, { populate: ['device'] });
    if (message?.doneAt !== null) return;
    const { device, event, title, body, url } = message;
    const now = this.clock.now();
    const isStale = now.getTime() - message.createdAt.getTime() > PUSH_LASTS_SECONDS * 1000;
    if (!isStale) {
      const outcome = await this.sender.send(device.token, { title, body, url, tag: tagOf(event) });
      // Deleting the device deletes its messages by cascade.
      if (outcome === 'gone') return void (await em.nativeDelete(Device, { id: device.id }));
    }
    await em.nativeUpdate(PushMessage, { id: messageId }, { doneAt: now });
  }

  /** Deletes messages that are too old for their event to be enqueued again. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.em.fork().nativeDelete(PushMessage, { createdAt: { $lt: before } });
  }
}

/** Returns 32 characters of base64url, as the `Topic` header of push services requires (RFC 8030 §5.4). */
function tagOf(event: string): string {
  return createHash('sha256').update(event).digest('base64url').slice(0, 32);
}

/** Content of a notification, which lock screens also show: no secrets, mail addresses or phone numbers. */
export interface Notification {
  title: string;
  body: string;
  /** Path of the page on this site, beginning with a slash. */
  url: string;
  /** Equal for notifications of the same event, so that the device shows it only once. */
  tag: string;
}

/** Result of a push. `gone`: delete the device; `unreachable`: no push service is configured for this kind of token. */
type PushOutcome = 'sent' | 'gone' | 'unreachable';

export interface PushSender {
  /** Sends to a device's `token`. Throws when a later attempt may succeed, so that the job is retried. */
  send(token: string, notification: Notification): Promise<PushOutcome>;
}
