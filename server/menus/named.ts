import { type Opt, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import { transaction } from '../database/transaction';
import { LANG, toReader } from '../locale';
import { Refusal } from '../refusal';

/** Entity with a French name and an optional English one. */
@ObjectType()
export abstract class Named {
  @Property({ type: 'string', length: 120 }) name!: string;
  @Property({ type: 'string', length: 120, nullable: true }) nameEn: string | null = null;

  @Field(() => String, { name: 'name', description: 'As the owner wrote it, to English readers in English.' })
  get nameRead(): Opt<string> {
    return toReader(this.name, this.nameEn);
  }

  @Field(() => String, LANG)
  get nameLang(): string | null {
    return toReader(null, this.nameEn && 'en');
  }
}

@ObjectType({ implements: Refusal, description: 'Something of this name is there already.' })
export class NameTaken extends Refusal {
  readonly code = 'NAME_TAKEN';
}

/** Runs a transaction and returns its result, or a refusal when it violates a unique name. */
export async function unlessTaken<R>(
  em: EntityManager,
  message: string,
  work: (em: EntityManager) => Promise<R>,
): Promise<R | NameTaken> {
  try {
    return await transaction(em, work);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return new NameTaken(message);
    throw error;
  }
}
