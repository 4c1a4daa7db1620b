import { Kind, type OperationDefinitionNode, OperationTypeNode, print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { PREVIOUS_OPERATIONS } from '../../support/previous-client';
import { aCustomer, aShop, aWorld, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase());
let people: Somebody[];

beforeAll(async () => {
  people = [await aCustomer(world), await aShop(world)];
});
afterAll(() => world.stop());

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

test('every query of the previous release’s web app is answered to a customer or an owner', async () => {
  const wrong: string[] = [];
  for (const [name, document] of Object.entries(PREVIOUS_OPERATIONS)) {
    const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    // A mutation that needs nothing more would take effect.
    if (operation?.operation !== OperationTypeNode.QUERY || needsVariables(operation)) continue;
    const answers = await Promise.all(people.map(({ token }) => codesOf(token, print(document))));
    // What is the owner's is no customer's, and the other way round.
    if (!answers.some((codes) => codes.length === 0)) wrong.push(`${name}: ${answers.join(' and ')}`);
  }
  expect(wrong).toEqual([]);
});

test('operations of the previous release that need variables fail only for the missing variables', async () => {
  const token = people[0]?.token ?? '';
  for (const [name, document] of Object.entries(PREVIOUS_OPERATIONS)) {
    const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION || !needsVariables(operation)) continue;
    expect([name, await codesOf(token, print(document))]).toEqual([name, ['BAD_USER_INPUT']]);
  }
});

async function codesOf(token: string, query: string): Promise<string[]> {
  const response = await fetch(`${world.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [...new Set(errors.map(({ extensions }) => extensions.code))];
}
