import { Field, InputType, Int, ObjectType } from 'type-graphql';

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
