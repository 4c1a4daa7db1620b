import type { Rule } from 'eslint';
import ts from 'typescript';
import { ONE_VERB, RULES, SYNONYMS, type Prop, type PropsInterface } from './prop-law.ts';

interface TypedParser {
  program: ts.Program;
  esTreeNodeToTSNodeMap: { get: (node: unknown) => ts.InterfaceDeclaration | ts.TypeAliasDeclaration };
  tsNodeToESTreeNodeMap: { get: (node: ts.Node) => Rule.Node | undefined };
}

/** Declared in this library, not by React. */
const isOurs = (declaration: ts.Declaration) =>
  /^(?!.*\/node_modules\/).*\/ui\//.test(declaration.getSourceFile().fileName);

/** What the rule would have it be called, where one word does not say it. */
function remedy(rule: string, name: string): string {
  const verb = /^on([A-Z][a-z]*)/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (rule === 'one act, one verb') return ` → ${ONE_VERB[verb] ?? ''}`;
  if (rule === 'one word for one thing') return ` → ${SYNONYMS[name] ?? ''}`;
  return rule === 'a callback says a verb, in the present' ? ' → one of VERBS in tests/contract/prop-law.ts' : '';
}

/** Holds every exported `…Props` to prop-law.ts, by what the compiler knows of each prop, inherited ones included. */
export const PROP_RULE: Rule.RuleModule = {
  create(context) {
    const { program, esTreeNodeToTSNodeMap, tsNodeToESTreeNodeMap } = context.sourceCode
      .parserServices as unknown as TypedParser;
    const checker = program.getTypeChecker();
    const check = (node: Rule.Node) => {
      const declaration = esTreeNodeToTSNodeMap.get(node);
      const all = describe(declaration, checker);
      for (const prop of all.own) {
        for (const { name, because, check } of RULES) {
          if (check(prop, all)) continue;
          const written = prop.declared.getSourceFile() === declaration.getSourceFile() ? prop.declared : declaration;
          const message = `${prop.name}: ${name}${remedy(name, prop.name)} (${because})`;
          context.report({ node: tsNodeToESTreeNodeMap.get(written) ?? node, message });
        }
      }
    };
    const exported = 'ExportNamedDeclaration >';
    return {
      [`${exported} TSInterfaceDeclaration[id.name=/Props$/]`]: check,
      [`${exported} TSTypeAliasDeclaration[id.name=/Props$/]`]: check,
    };
  },
};

function describe(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, checker: ts.TypeChecker): PropsInterface {
  const all = checker.getPropertiesOfType(checker.getTypeAtLocation(node));
  const own = all.flatMap((symbol) => {
    const declared = symbol.declarations?.[0];
    return declared && isOurs(declared) ? [prop(symbol, declared, node, checker)] : [];
  });
  return { form: node.name.text.endsWith('FormProps'), names: new Set(all.map(({ name }) => name)), own };
}

function prop(symbol: ts.Symbol, declared: ts.Declaration, at: ts.Node, checker: ts.TypeChecker): Prop {
  const whole = checker.getTypeOfSymbolAtLocation(symbol, at);
  const type = checker.getNonNullableType(whole);
  const [signature] = type.getCallSignatures();
  const choices = type.isUnion() ? type.types : [type];
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
    declared,
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
  const own = ({ declarations }: ts.Symbol) => declarations?.some(isOurs);
  return one.isUnion() || one.flags & ts.TypeFlags.Object
    ? one
        .getProperties()
        .filter(own)
        .map(({ name }) => name)
    : [];
}

const drawn = (type: string) => /\b(ReactNode|ReactElement|JSX\.Element|Element)\b/.test(type);
