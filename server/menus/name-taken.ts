import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';

@ObjectType({ implements: Refusal, description: 'Something of this name is there already.' })
export class NameTaken extends Refusal {
  readonly code = 'NAME_TAKEN';
}

/** The result of `work`, or a refusal where it breaks a unique name; any other error is rethrown. */
export async function unlessTaken<R>(message: string, work: () => Promise<R>): Promise<R | NameTaken> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return new NameTaken(message);
    throw error;
  }
}
