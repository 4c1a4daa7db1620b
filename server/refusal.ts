import 'reflect-metadata';
import { Field, InterfaceType } from 'type-graphql';

/** An expected « no », returned and never thrown. Its type names the reason, its fields what helps. */
@InterfaceType({ description: 'An expected « no »: `__typename` says which one, the fields carry what helps.' })
export abstract class Refusal {
  /** `code` over REST. */
  abstract readonly code: string;
  readonly status: 400 | 401 | 402 | 403 | 409 | 429 = 409;
  /** REST fields beside the message. */
  readonly details: Readonly<Record<string, unknown>> = {};

  @Field(() => String, { description: 'A sentence a person understands.' }) message: string;

  constructor(message = '') {
    this.message = message;
  }
}
