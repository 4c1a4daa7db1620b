import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Prop {
  name: string;
  /** callback: gives nothing back · slot: draws · function: gives a value back. */
  kind: 'flag' | 'number' | 'text' | 'node' | 'callback' | 'slot' | 'function' | 'other';
  optional: boolean;
  /** May be null. */
  nullable: boolean;
  parameters: { name: string; type: string }[];
  /** Names within it, where it is an object. */
  parts: string[];
  /** Names within it that this library gives, where it is an object or a list of such. */
  members: string[];
  /** The strings it may be, where it is a choice among some. */
  literals: string[];
  /** What its doc comment says after `@default`. */
  defaultText?: string;
  /** `ui/base/tabs/tabs.tsx:15` */
  where: string;
}

export interface PropsInterface {
  name: string;
  file: string;
  /** Belongs to a form: `…FormProps`. */
  form: boolean;
  /** Names of all props, those of the native element too. */
  names: ReadonlySet<string>;
  /** Declared in this library. */
  own: Prop[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLANTED = `${root}ui/planted.tsx`;

/** The files of the library; stories, tests and the theme’s pages left out. */
export function libraryFiles(): string[] {
  return globSync('ui/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/^ui.theme|\.(stories|test)\.tsx?$/.test(file))
    .map((file) => root + file.replaceAll('\\', '/'));
}

/** Every exported `…Props` of these files, with what the compiler knows of each prop; `planted` is one more file, never written. */
export function readProps(files: readonly string[], planted = ''): PropsInterface[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost({ ...options, types: [] });
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target) =>
    path === PLANTED ? ts.createSourceFile(path, planted, target) : readSource(path, target);
  const program = ts.createProgram([...files, ...(planted ? [PLANTED] : [])], { ...options, types: [] }, host);
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === PLANTED || files.includes(fileName))
    .flatMap((source) =>
      source.statements
        .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        .filter((node) => node.name.text.endsWith('Props') && node.modifiers?.some(isExport))
        .map((node) => describe(node, source, checker)),
    );
}

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;

function describe(
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): PropsInterface {
  const all = checker.getPropertiesOfType(checker.getTypeAtLocation(node));
  const own = all.flatMap((symbol) => {
    const declared = symbol.declarations?.[0];
    const file = declared?.getSourceFile();
    return declared && file?.fileName.startsWith(`${root}ui/`) ? [prop(symbol, declared, file, node, checker)] : [];
  });
  const name = node.name.text;
  return {
    name,
    file: short(source),
    form: name.endsWith('FormProps'),
    names: new Set(all.map((symbol) => symbol.name)),
    own,
  };
}

function prop(
  symbol: ts.Symbol,
  declared: ts.Declaration,
  file: ts.SourceFile,
  at: ts.Node,
  checker: ts.TypeChecker,
): Prop {
  const whole = checker.getTypeOfSymbolAtLocation(symbol, at);
  const type = checker.getNonNullableType(whole);
  const [signature] = type.getCallSignatures();
  const choices = type.isUnion() ? type.types : [type];
  const { line } = file.getLineAndCharacterOfPosition(declared.getStart());
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    kind: kindOf(type, signature, checker),
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    nullable: whole.isUnion() && whole.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0),
    parameters: (signature?.getParameters() ?? []).map((parameter) => ({
      name: parameter.name,
      type: checker.typeToString(checker.getTypeOfSymbolAtLocation(parameter, at)),
    })),
    parts: partsOf(type, checker),
    members: membersOf(type, checker),
    literals: choices.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])),
    defaultText: tag?.text && ts.displayPartsToString(tag.text).trim(),
    where: `${short(file)}:${line + 1}`,
  };
}

function kindOf(type: ts.Type, signature: ts.Signature | undefined, checker: ts.TypeChecker): Prop['kind'] {
  const made = signature && checker.typeToString(signature.getReturnType());
  if (made !== undefined) {
    if (/^(void|undefined|unknown|Promise<(void|unknown)>|void \| Promise<void>)$/.test(made)) return 'callback';
    return drawn(made) ? 'slot' : 'function';
  }
  if (drawn(checker.typeToString(type))) return 'node';
  const parts = type.isUnion() ? type.types : [type];
  const every = (flag: ts.TypeFlags) => parts.every(({ flags }) => (flags & flag) !== 0);
  if (every(ts.TypeFlags.BooleanLike)) return 'flag';
  if (every(ts.TypeFlags.NumberLike)) return 'number';
  return every(ts.TypeFlags.StringLike) ? 'text' : 'other';
}

/** Own words of an object of ours; lists and functions have none. */
function partsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const plain = (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(type);
  return plain && type.getCallSignatures().length === 0 ? type.getProperties().map(({ name }) => name) : [];
}

function membersOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const one = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
  const own = ({ declarations }: ts.Symbol) => declarations?.[0]?.getSourceFile().fileName.startsWith(`${root}ui/`);
  return one.isUnion() || one.flags & ts.TypeFlags.Object
    ? one
        .getProperties()
        .filter(own)
        .map(({ name }) => name)
    : [];
}

const drawn = (type: string) => /\b(ReactNode|ReactElement|JSX\.Element|Element)\b/.test(type);
const short = ({ fileName }: ts.SourceFile) => fileName.slice(root.length);
