import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { CANCEL_MINUTES } from '../orders/board/unseen';
import { Shop } from '../shops/shop.entity';
import * as t from './alert.texts';
import { ownerMobile } from './unseen-alert.service';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** Settings of a shop's alerts about orders that were not seen. */
export class AlertService {
  constructor(
    private readonly em: EntityManager,
    /** Whether an SMS gateway is configured. */
    readonly smsOffered: boolean,
  ) {}

  async read(shopId: string): Promise<AlertSettings> {
    const shop = await this.em.findOneOrFail(Shop, { id: shopId }, { refresh: true });
    const { alertRing, alertPush, alertMail, alertSms, cancelUnseenMinutes } = shop;
    const kinds = { ring: alertRing, push: alertPush, mail: alertMail, sms: alertSms && this.smsOffered };
    return { ...kinds, cancelAfterMinutes: cancelUnseenMinutes };
  }

  /**
   * Saves the alert settings. Switching an alert off or delaying it applies at once; a first or shorter time to cancel
   * applies to orders placed from now on, so that saving it never cancels a waiting order. Throws BAD_USER_INPUT.
   */
  async save(shopId: string, { ring, push, mail, sms, cancelAfterMinutes = null }: AlertSettings): Promise<void> {
    const { least, most } = CANCEL_MINUTES;
    if (cancelAfterMinutes !== null && (cancelAfterMinutes < least || cancelAfterMinutes > most))
      throw new Fault('BAD_USER_INPUT', t.outOfBounds({ least, most }));
    if (sms && !this.smsOffered) throw new Fault('BAD_USER_INPUT', t.noSms());
    const phone = sms ? await ownerMobile(this.em, shopId) : undefined;
    if (phone === null) throw new Fault('BAD_USER_INPUT', t.phoneNeeded());
    if (phone?.number === null) throw new Fault('BAD_USER_INPUT', t.mobileNeeded(phone.typed));
    const kept = { alertRing: ring, alertPush: push, alertMail: mail, alertSms: sms };
    await this.em.nativeUpdate(Shop, { id: shopId }, { ...kept, cancelUnseenMinutes: cancelAfterMinutes });
  }
}

@InputType('AlertSettingsInput', { description: 'How the owner is told of orders nobody has seen.' })
@ObjectType({ description: 'How the owner is told of orders nobody has seen.' })
export class AlertSettings {
  @Field(() => Boolean, { description: 'The board rings until a new order was seen.' }) ring!: boolean;
  @Field(() => Boolean, { description: 'After 1 minute: a notification on all the owner’s devices.' }) push!: boolean;
  @Field(() => Boolean, { description: 'After 3 minutes: a mail.' }) mail!: boolean;

  @Field(() => Boolean, { description: 'After 3 minutes: a text message, where the product can send some.' })
  sms!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'After so many minutes, 5 to 60, the order is cancelled and refunded and the shop paused; null: never.',
  })
  cancelAfterMinutes!: number | null;
}
