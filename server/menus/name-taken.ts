import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';

@ObjectType({ implements: Refusal, description: 'Something of this name is there already.' })
export class NameTaken extends Refusal {
  readonly code = 'NAME_TAKEN';
}

/** What `work` answers, or a refusal where the database knows the name already; any other error is thrown on. */
export async function unlessTaken<R>(message: string, work: () => Promise<R>): Promise<R | NameTaken> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return new NameTaken(message);
    throw error;
  }
}
