import 'reflect-metadata';
import { Field, InterfaceType } from 'type-graphql';

/** An expected « no », returned and never thrown. Its type says what is the matter, its fields what helps. */
@InterfaceType({ description: 'An expected « no »: `__typename` says which one, the fields carry what helps.' })
export abstract class Refusal {
  /** Its stable word over REST. */
  abstract readonly code: string;
  /** Its HTTP status over REST. */
  readonly status: 400 | 401 | 402 | 403 | 409 | 429 = 409;
  /** What REST answers beside the sentence. */
  readonly details: Readonly<Record<string, unknown>> = {};

  @Field(() => String, { description: 'A sentence a person understands.' }) message: string;

  constructor(message = '') {
    this.message = message;
  }
}
