import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { httpStatus } from '../errors';
import type { Context } from './context';
import { asFault } from './faults';
import { withinLimits } from './limits';
import { insistOnText } from './plain-text';
import { Refusal } from '../refusal';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Puts a guard before every query, mutation and subscription of a schema: what is sent must be text, and each field
 * counts as a call, however many stand in one document. Changes are written to the audit lines.
 */
export function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const way = type === schema.getSubscriptionType() ? 'subscribe' : 'resolve';
      const original = field[way] as Resolve | undefined;
      if (original)
        field[way] = type === schema.getMutationType() ? guard(name, recorded(name, original)) : guard(name, original);
    }
  }
  return schema;
}

function guard(name: string, original: Resolve): Resolve {
  return async (source, args, context, info) => {
    insistOnText(args);
    await withinLimits(context, name);
    return original(source, args, context, info);
  };
}

function recorded(name: string, original: Resolve): Resolve {
  return async (source, args: Record<string, unknown>, context, info) => {
    const { audit, principal } = context;
    const line = await audit.begin(principal, name, args);
    try {
      const result: unknown = await original(source, args, context, info);
      await (result instanceof Refusal ? audit.refused(line) : audit.done(line));
      return result;
    } catch (error) {
      if (httpStatus(asFault(error).code) < 500) await audit.refused(line);
      throw error;
    }
  };
}
