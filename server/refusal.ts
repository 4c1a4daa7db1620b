import 'reflect-metadata';
import { Field, InterfaceType } from 'type-graphql';

/** Expected refusal, returned and never thrown. The type names the reason; its fields contain what helps the client. */
@InterfaceType({ description: 'An expected « no »: `__typename` says which one, the fields carry what helps.' })
export abstract class Refusal {
  /** Value of `code` in REST. */
  abstract readonly code: string;
  readonly status: 400 | 401 | 402 | 403 | 409 | 429 = 409;
  /** Fields of the REST body in addition to the message. */
  readonly details: Readonly<Record<string, unknown>> = {};

  @Field(() => String, { description: 'A sentence a person understands.' }) message: string;

  constructor(message = '') {
    this.message = message;
  }
}
