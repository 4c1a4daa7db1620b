import type { Rule } from 'eslint';

/** Attributes, calls and constants whose words no person reads: styles, names for machines, errors, logs, SQL, schemas. */
const UNREAD = {
  attributes:
    /^(className|class|id|key|type|name|href|to|src|srcSet|sizes|rel|role|d|viewBox|preserveAspectRatio|transform|fill|stroke\w*|style|autoComplete|inputMode|enterKeyHint|pattern|accept|media|placement|as|lang|htmlFor|target|method|action|allow|sandbox|crossOrigin|slot|path|data-\w+|aria-(live|controls|labelledby|describedby|current|haspopup|sort|invalid|atomic|relevant|orientation|owns|autocomplete))$/,
  calls:
    /^(tv|RegExp|\w*Error|\w*Symbol|query\w*|matchMedia|includes|startsWith|endsWith|isSameSecret|replaceAll|matches|closest|sql|raw|execute|preparedQuery|addIndex|getAttribute|setAttribute|setRequestHeader|header|describe|meta|shopRead|ofOwner|readAs|invalidRequest|phraseOf|addIssue|fatal|say|log|tell|warn|addEventListener|registerEnumType|route)$/,
  objects: /^(console|log|logger|performance|limiter|socket|client|stdout|stderr)$/,
  constants:
    /(^status|class(es|name)?|styles?|font|sql|query|key|(dish|drink)_names|streets|towns|__typename|authorization|bearer|application_name|description|summary|openapi|deprecationReason|expression)$/i,
};
/** Names of what is shown as it stands, be it one word in small letters or capitals. */
const SHOWN = /^(aria-)?(label|title|placeholder|alt|heading|caption|hint|legend|message)$/;

const WORD = /\p{L}{2}/u;
const SQL =
  /^\s*\(?(select|insert into|update|delete from|create|alter|order by|union|for update|listen)\b|^\s*\(?(with|drop|set|lock|values|from|where|and|or|exists|case|coalesce|on)\b.*([=<>?"(*$]|\b(is|in|as)\b)|^\s*\w+(\.\w+)? (=|is|in|<|>)|^% as "/s;
const LANGUAGE = /^(fr|en)(-[A-Z]{2})?$/;

/** An identifier, a measure, a line for a machine: `stock_day`, « 58 mm », « # TYPE … ». */
const MACHINE = /\p{Ll}_\p{Ll}|^\p{L}*\p{Ll}\p{Lu}\p{L}*$|^[\d%]+ (mm|km|min)$|^# |^\w+:%$/u;

/** A letter or sign only French has, a word beside another or beside what is put in (%), or one as it begins a sentence. */
function isProse(value: string): boolean {
  const said = value.replaceAll(/<[^<>]*>/g, ' ');
  if (SQL.test(said)) return false;
  return (
    /[À-ÖØ-öø-ÿœ«»’…€]/.test(said) ||
    (/\p{L}[,.;:!?]? \p{L}|\p{L} %|% \p{L}{2}|^ \p{L}{2}/u.test(said) && !isClasses(said)) ||
    /^\s?\p{Lu}\p{Ll}+(-\p{L}+)*[.:!?]?$/u.test(said)
  );
}

const isClasses = (value: string) =>
  value.split(/\s+/).some((word) => /^[^\p{Lu}].*[-[\]/]/u.test(word)) && !/[.!?]$/.test(value);

/** As the syntax tree has them, those of JSX and of types included. */
interface Node {
  type: string;
  parent: Node | null;
  [part: string]: unknown;
}

function nameOf(node: unknown): string {
  const { name, property, value } = (node ?? {}) as Record<string, unknown>;
  if (typeof name === 'string') return name;
  return name ? nameOf(name) : property ? nameOf(property) : typeof value === 'string' ? value : '';
}

/** Whether it stands where people read it as it is (true), where only machines do (false), or where its words tell. */
function isRead(text: Node): boolean | undefined {
  let isInFunction = false;
  let isWhole = true;
  let isShown: true | undefined;
  let child = text;
  for (let node = text.parent; node; child = node, node = node.parent) {
    if (/^(Import|TS(Literal|Type|Interface|Import)|Decorator)/.test(node.type) || node['source'] === child)
      return false;
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return false;
    if (node.type === 'SwitchCase') return node['test'] !== child && isShown;
    if (node['key'] === child || node['property'] === child) return false;
    if (node['object'] === child && nameOf(node) === 'split') return false;
    const named = nameOf(node.type === 'VariableDeclarator' ? node['id'] : node['key']);
    if (UNREAD.constants.test(named) || (node['key'] && named.length === 1)) return false;
    if (node.type === 'PropertyDefinition' && named === 'name') return false;
    const attribute = node.type === 'JSXAttribute' ? nameOf(node['name']) : '';
    if (isWhole && SHOWN.test(attribute || named)) isShown = true;
    if (attribute) return !UNREAD.attributes.test(attribute) && isShown;
    if (/^JSX(Element|Fragment)$/.test(node.type)) return isWhole || isShown;
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && !isInFunction) {
      const callee = node['callee'] as Node;
      const { type, object } = callee;
      const name = type === 'Super' ? nameOf(extended(callee)) : nameOf(callee);
      if (UNREAD.calls.test(name) || UNREAD.objects.test(nameOf(object))) return false;
    }
    if (node.type.endsWith('Statement')) return isShown;
    isInFunction ||= node.type.includes('Function');
    isWhole &&=
      /^(JSXExpressionContainer|TemplateLiteral|BinaryExpression|LogicalExpression)$/.test(node.type) ||
      (node.type === 'ConditionalExpression' && node['test'] !== child);
  }
  return isShown;
}

/** What the class around extends. */
function extended(node: Node): unknown {
  for (let at = node.parent; at; at = at.parent) if (at['superClass']) return at['superClass'];
  return undefined;
}

const isOfIntl = (call: Node) => {
  const { object, property } = call['callee'] as Node;
  return nameOf(object) === 'Intl' || /^(toLocale\w*String|setLocale)$/.test(nameOf(property));
};

/** What people read stands in the catalogue, `*.texts.ts`, in all its locales. */
export const TEXT_RULE: Rule.RuleModule = {
  create(context) {
    const report = (node: Node, message: string) => {
      context.report({ node: node as unknown as Rule.Node, message });
    };
    const check = (node: Node, value: string) => {
      const said = value.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      if (WORD.test(value) && !MACHINE.test(value) && (isRead(node) ?? isProse(value)))
        report(node, `People read « ${said} »: it belongs into the catalogue (*.texts.ts).`);
    };
    const checkLanguage = (call: Node) => {
      const [first] = call['arguments'] as Node[];
      if (isOfIntl(call) && first?.type === 'Literal' && LANGUAGE.test(String(first['value'])))
        report(first, 'The language is its reader’s: language() or perLocale (graphql/texts/language.texts.ts).');
    };
    const listeners: Record<string, (node: Node) => void> = {
      Literal: (node) => typeof node['value'] === 'string' && check(node, node['value']),
      TemplateLiteral: (node) => {
        const parts = node['quasis'] as { value: { cooked: string } }[];
        check(node, parts.map(({ value }) => value.cooked).join('%'));
      },
      JSXText: (node) => check(node, String(node['value'])),
      CallExpression: checkLanguage,
      NewExpression: checkLanguage,
    };
    return listeners as unknown as Rule.RuleListener;
  },
};
