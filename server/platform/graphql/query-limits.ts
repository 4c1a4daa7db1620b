import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  parse,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import type { IncomingHttpHeaders } from 'node:http';
import { Fault, invalid } from '../../errors';
import * as t from '../platform.texts';

export const MOST_TOKENS = 1500;

/** Maximum size of a document; the product's own operations stay well below (query-limits.test.ts). */
export const MOST = {
  depth: 10,
  aliases: 5,
  /** Maximum number of top-level fields (queries or mutations) in one operation. */
  calls: 10,
  /** Maximum number of fields, each multiplied by the expected length of the lists that contain it. */
  cost: 60_000,
} as const;

/** Expected length of a list, and the lists that are longer or shorter. */
const ENTRIES_OF_A_LIST = 10;
const ENTRIES_OF: Readonly<Record<string, number>> = {
  'Query.nearbyShops': 50,
  'Query.findDishes': 50,
  'Query.ordersAhead': 3,
  'ShopReviewPage.reviews': 50,
  'OrderHistoryPage.orders': 20,
  'CartLine.choices': 3,
  'KeptComposition.choices': 3,
  'OrderLine.choices': 3,
  'ChosenGroup.options': 3,
};
const BEYOND = 1e9;

export type Size = Record<keyof typeof MOST, number>;
const NOTHING: Size = { depth: 0, aliases: 0, calls: 0, cost: 0 };
const KEYS = Object.keys(MOST) as (keyof Size)[];

/**
 * Returns the size of a document's largest operation. Each fragment is measured only once, so that no document takes
 * long.
 */
export function sizeOf(document: DocumentNode, schema: GraphQLSchema): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === 'FragmentDefinition') fragments.set(one.name.value, one);
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    const fragment = fragments.get(name);
    if (known || !fragment) return known ?? NOTHING;
    // Set first so that the recursion ends for a fragment that contains itself, which another rule rejects.
    measured.set(name, NOTHING);
    const size = ofSelection(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, size);
    return size;
  }

  function ofSelection({ selections }: SelectionSetNode, within?: GraphQLType): Size {
    const size = { ...NOTHING };
    for (const one of selections) {
      const part =
        one.kind === 'FragmentSpread'
          ? ofFragment(one.name.value)
          : one.kind === 'InlineFragment'
            ? ofSelection(one.selectionSet, one.typeCondition ? schema.getType(one.typeCondition.name.value) : within)
            : ofField(one, within);
      for (const key of KEYS)
        size[key] = key === 'depth' ? Math.max(size.depth, part.depth) : Math.min(BEYOND, size[key] + part[key]);
    }
    return size;
  }

  function ofField({ name: { value: name }, alias, selectionSet }: FieldNode, within?: GraphQLType): Size {
    const type = within && 'getFields' in within ? within.getFields()[name]?.type : undefined;
    const isList = type?.toString().includes('[');
    const entries = isList ? (ENTRIES_OF[`${(within as GraphQLNamedType).name}.${name}`] ?? ENTRIES_OF_A_LIST) : 1;
    const size = selectionSet ? ofSelection(selectionSet, getNamedType(type)) : NOTHING;
    return {
      depth: size.depth + 1,
      aliases: size.aliases + (alias ? 1 : 0),
      calls: 1,
      cost: Math.min(BEYOND, entries * (1 + size.cost)),
    };
  }

  const largest = { ...NOTHING };
  for (const one of document.definitions) {
    if (one.kind !== 'OperationDefinition') continue;
    const size = ofSelection(one.selectionSet, schema.getRootType(one.operation) ?? undefined);
    for (const key of KEYS) largest[key] = Math.max(largest[key], size[key]);
  }
  return largest;
}

export const withinSize: ValidationRule = (context) => ({
  Document: {
    enter(document) {
      const problem = beyond(document, context.getSchema());
      if (problem) context.reportError(problem);
    },
  },
});

/**
 * Returns the error message of an unparsed query that is too large, too long to parse or invalid; null when it is
 * accepted.
 */
export function problemIn(query: string, schema: GraphQLSchema): string | null {
  try {
    return beyond(parse(query, { maxTokens: MOST_TOKENS }), schema)?.message ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function beyond(document: DocumentNode, schema: GraphQLSchema): GraphQLError | null {
  const size = sizeOf(document, schema);
  const key = KEYS.find((one) => size[one] > MOST[one]);
  return key ? new GraphQLError(`This document asks for too much: ${key} beyond ${MOST[key]}.`) : null;
}

// Control characters except tab and line ends (C0 and C1), because they control printers and terminals.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Maximum length of a list in any input (a menu file has 1000 lines). */
const LONGEST_LIST = 1_000;
const DEEPEST = 32;

/**
 * Whether an input contains what no person types: control characters, lone surrogates or overlong lists. Such input is
 * rejected as a whole, so that none of it reaches a page, a log or a printer.
 */
function isUnfit(value: unknown): boolean {
  if (typeof value === 'string') return CONTROLS.test(value) || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (value instanceof FormData) return [...value].some(([name, part]) => isUnfit(name) || isUnfit(part));
  if (Array.isArray(value)) return value.length > LONGEST_LIST || value.some(isUnfit);
  return Object.entries(value).some(([key, inner]) => isUnfit(key) || isUnfit(inner));
}

/** Throws BAD_USER_INPUT for input that `isUnfit` finds, or that is nested too deeply. */
export function requireText(value: unknown): void {
  requireShallow(value);
  if (isUnfit(value)) throw new Fault('BAD_USER_INPUT', t.unfitText());
}

/** Throws BAD_USER_INPUT for bodies nested deeper than 32 levels. */
export function requireShallow(value: unknown): void {
  if (isDeep(value, DEEPEST)) throw invalid();
}

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1));
}

/** Throws UNSUPPORTED_TYPE for a compressed body, or a charset other than UTF-8. */
export function requireReadable(headers: IncomingHttpHeaders): void {
  const { 'content-encoding': packed = 'identity', 'content-type': type = '' } = headers;
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (packed.toLowerCase() !== 'identity' || !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Fault('UNSUPPORTED_TYPE', t.unsupportedType());
}
