import { type DocumentNode, isTypeDefinitionNode, Kind, parse, separateOperations } from 'graphql';
import { readFileSync } from 'node:fs';

const recorded = parse(readFileSync('tests/contract/previous-client.graphql', 'utf8'));

/** The inputs the release before knew. */
export const PREVIOUS_INPUTS: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: recorded.definitions.filter(isTypeDefinitionNode),
};

/** What its web client sends, by name: each operation with its fragments. */
export const PREVIOUS_OPERATIONS: Record<string, DocumentNode> = separateOperations({
  kind: Kind.DOCUMENT,
  definitions: recorded.definitions.filter((definition) => !isTypeDefinitionNode(definition)),
});
