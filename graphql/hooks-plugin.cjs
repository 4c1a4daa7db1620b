const { concatAST, Kind } = require('graphql');

const HOOKS = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** One line per operation: a hook named after it, typed by its document; required variables stay required. */
module.exports.plugin = (_schema, files) => {
  const operations = concatAST(files.map((file) => file.document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const used = [...new Set(operations.map(({ operation }) => HOOKS[operation]))].sort();
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
  return {
    prepend: used.length ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [],
    content: hooks.join('\n'),
  };
};
