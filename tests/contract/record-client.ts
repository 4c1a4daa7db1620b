import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  isInputObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

// Run when a release goes out: writes down what its web client sends, so that the releases after it go on understanding it.

const schemaText = readFileSync('graphql/schema.graphql', 'utf8');
const schema = buildSchema(schemaText);
const operations = globSync('graphql/operations/**/*.graphql')
  .sort()
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);

const inputs = new Set<string>();
const add = (type: GraphQLNamedType | undefined) => {
  if (!type || isSpecifiedScalarType(type) || inputs.has(type.name)) return;
  inputs.add(type.name);
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
};
for (const operation of operations) {
  visit(operation, {
    VariableDefinition: (variable) => {
      visit(variable.type, { NamedType: ({ name }) => add(schema.getType(name.value)) });
    },
  });
}
const types = parse(schemaText).definitions.filter(
  (type) => 'name' in type && type.name && inputs.has(type.name.value),
);
const undescribed = types.map((type) =>
  visit(type, { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }),
);

const definitions = [...undescribed, ...operations].map((one) => stripIgnoredCharacters(print(one)));
const title =
  '# What the web client of the release before sends, one definition a line: its inputs, operations and fragments.';
writeFileSync('tests/contract/previous-client.graphql', [title, ...definitions, ''].join('\n'));
