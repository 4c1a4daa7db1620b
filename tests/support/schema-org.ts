import ts from 'typescript';

const FILE = 'pages.ts';
const options: ts.CompilerOptions = { noEmit: true, strict: true, skipLibCheck: true, types: [] };

/** What the vocabulary of schema.org, as Google types it, has against what pages say of themselves. */
export function schemaOrgErrors(...pages: Record<string, unknown>[]): string[] {
  const typed = pages.map((page) => {
    const type = `WithContext<Extract<Thing, { '@type': '${String(page['@type'])}' }>>`;
    return `const _: ${type} = ${JSON.stringify(page)};`;
  });
  const text = `import type { Thing, WithContext } from 'schema-dts';\n${typed.map((one) => `{ ${one} }`).join('\n')}`;
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  const said = ts.getPreEmitDiagnostics(ts.createProgram([FILE], options, host));
  return said.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
