const { posix } = require('node:path');
const { Kind, visit } = require('graphql');

const HOOKS = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION;
const nameOf = (definition) => definition.name.value;
const MAY_BE_EMPTY = new Set(['arguments', 'directives', 'variableDefinitions']);

/** The syntax tree as it is sent, without places and empty lists. */
const treeOf = (definition) =>
  JSON.stringify(definition, (key, value) =>
    key === 'loc' || (MAY_BE_EMPTY.has(key) && value.length === 0) ? undefined : value,
  );

function spreadsIn(definition) {
  const names = new Set();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
}

/**
 * Beside what typescript-operations writes of a file: each fragment's syntax tree; each operation's document, made of
 * its own tree and the fragments' imported ones, with the hash by which the server knows it where it is asked for by GET;
 * and a hook named after it, whose required variables are required.
 */
module.exports.plugin = (_schema, files, { generatedFrom, inlineFragmentTypes, hashes }, { outputFile }) => {
  const own = files.filter(({ type }) => type !== 'external').flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    files.flatMap(({ document, location }) =>
      document.definitions.filter(isFragment).map((definition) => [nameOf(definition), { definition, location }]),
    ),
  );
  const allSpreads = (definition, found = new Set()) => {
    for (const name of spreadsIn(definition)) {
      if (!found.has(name)) allSpreads(fragments.get(name).definition, found.add(name));
    }
    return found;
  };

  const operations = own.filter((definition) => !isFragment(definition));
  const spreads = own.flatMap((definition) => [...spreadsIn(definition)]);
  const typesUsed = new Set(inlineFragmentTypes === 'inline' ? [] : spreads);
  const treesUsed = new Set(operations.flatMap((definition) => [...allSpreads(definition)]));
  const ownNames = new Set(own.map(nameOf));
  const imports = new Map();
  for (const name of [...typesUsed, ...treesUsed].sort()) {
    if (ownNames.has(name)) continue;
    const from = posix
      .relative(posix.dirname(outputFile), generatedFrom(fragments.get(name).location))
      .replace(/\.ts$/, '');
    const names = imports.get(from) ?? imports.set(from, new Set()).get(from);
    if (treesUsed.has(name)) names.add(name);
    if (typesUsed.has(name)) names.add(`type ${name}Fragment`);
  }

  const trees = own
    .filter(isFragment)
    .map((one) => `export const ${nameOf(one)} = ${treeOf(one)} as unknown as FragmentDefinitionNode;`);
  const documents = operations.map((definition) => {
    const full = nameOf(definition) + capital(definition.operation);
    const definitions = [treeOf(definition), ...allSpreads(definition)].join(',');
    const hash = hashes.get(nameOf(definition));
    const meta = hash ? `,"__meta__":{"hash":"${hash}"}` : '';
    return `export const ${nameOf(definition)}Document = {"kind":"Document","definitions":[${definitions}]${meta}} as unknown as DocumentNode<${full}, ${full}Variables>;`;
  });
  const hooks = operations.map(({ operation, name: { value: name }, variableDefinitions = [] }) => {
    const full = name + capital(operation);
    const hook = HOOKS[operation];
    const options = `${hook}.Options<${full}, ${full}Variables>`;
    const required = variableDefinitions.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
    if (operation === 'mutation' || !required)
      return `export const use${full} = (options?: ${options}) => ${hook}(${name}Document, options);`;
    return `export const use${full} = (options: ${options} & { variables: ${full}Variables }) => ${hook}(${name}Document, options);`;
  });

  const used = [...new Set(operations.map(({ operation }) => HOOKS[operation]))].sort();
  return {
    prepend: [
      used.length && `import { ${used.join(', ')} } from '@apollo/client/react';`,
      operations.length &&
        `import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`,
      trees.length && `import type { FragmentDefinitionNode } from 'graphql';`,
      ...[...imports].map(
        ([from, names]) => `import { ${[...names].join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}';`,
      ),
    ].filter(Boolean),
    content: [...trees, ...documents, ...hooks].join('\n'),
  };
};
