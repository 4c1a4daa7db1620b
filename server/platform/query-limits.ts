import {
  type DocumentNode,
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

/** Longest document the server reads, in GraphQL tokens. */
export const MOST_TOKENS = 1500;

/** What a document may ask for; the product's own operations stay well below (query-limits.test.ts). */
export const MOST = {
  /** Nesting of fields. */
  depth: 10,
  aliases: 5,
  /** Queries or mutations in one operation. */
  calls: 10,
  /** Fields, multiplied by the entries of each list they stand in. */
  cost: 60_000,
} as const;

/** How many entries a list usually has, and those that have more or fewer. */
const ENTRIES_OF_A_LIST = 10;
const ENTRIES_OF: Readonly<Record<string, number>> = {
  'Query.nearbyShops': 50,
  'Query.findDishes': 50,
  'Query.ordersAhead': 3,
  'ShopReviewPage.reviews': 50,
  'OrderHistoryPage.orders': 20,
};
const BEYOND = 1e9;

/** How much a document asks for. */
export type Size = Record<keyof typeof MOST, number>;
const NOTHING: Size = { depth: 0, aliases: 0, calls: 0, cost: 0 };
const KEYS = Object.keys(MOST) as (keyof Size)[];

/** The size of a document: the largest of its operations. Each fragment is measured once, so no document takes long. */
export function sizeOf(document: DocumentNode, schema: GraphQLSchema): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === 'FragmentDefinition') fragments.set(one.name.value, one);
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    // Set first: another rule refuses a fragment within itself; here the recursion must only end.
    measured.set(name, NOTHING);
    if (!fragment) return NOTHING;
    const size = ofSelection(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, size);
    return size;
  }

  function ofSelection({ selections }: SelectionSetNode, within: GraphQLType | undefined): Size {
    const size = { ...NOTHING };
    for (const one of selections) {
      const part =
        one.kind === 'FragmentSpread'
          ? ofFragment(one.name.value)
          : one.kind === 'InlineFragment'
            ? ofSelection(one.selectionSet, one.typeCondition ? schema.getType(one.typeCondition.name.value) : within)
            : ofField(one.name.value, one.alias !== undefined, one.selectionSet, within);
      for (const key of KEYS)
        size[key] = key === 'depth' ? Math.max(size.depth, part.depth) : Math.min(BEYOND, size[key] + part[key]);
    }
    return size;
  }

  function ofField(
    name: string,
    isAliased: boolean,
    inner: SelectionSetNode | undefined,
    within: GraphQLType | undefined,
  ) {
    const type = within && 'getFields' in within ? within.getFields()[name]?.type : undefined;
    const isList = type?.toString().includes('[');
    const entries = isList ? (ENTRIES_OF[`${(within as GraphQLNamedType).name}.${name}`] ?? ENTRIES_OF_A_LIST) : 1;
    const size = inner ? ofSelection(inner, getNamedType(type)) : NOTHING;
    return {
      depth: size.depth + 1,
      aliases: size.aliases + (isAliased ? 1 : 0),
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

/** Validation rule: a document that is too large is not executed. */
export const withinSize: ValidationRule = (context) => ({
  Document: {
    enter(document) {
      const problem = beyond(document, context.getSchema());
      if (problem) context.reportError(problem);
    },
  },
});

/** The same for an unparsed query, as a message: too large, too long to parse, or no query. */
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
