import type { Rule } from 'eslint';

/** Attributes, calls and constants whose words no person reads: styles, names for machines, errors, logs, SQL. */
const UNREAD = {
  attributes:
    /^(className|class|id|key|type|name|href|to|src|srcSet|sizes|rel|role|d|viewBox|preserveAspectRatio|transform|fill|stroke\w*|style|autoComplete|inputMode|enterKeyHint|pattern|accept|media|placement|as|lang|htmlFor|target|method|action|allow|sandbox|crossOrigin|slot|path|on[A-Z]\w*|data-\w+|aria-(live|controls|labelledby|describedby|current|haspopup|sort|invalid|atomic|relevant|orientation|owns|autocomplete))$/,
  calls:
    /^(tv|RegExp|\w*Error|\w*Symbol|query\w*|matchMedia|includes|replaceAll|matches|closest|sql|raw|execute|getAttribute|setAttribute|setRequestHeader|describe|meta|fatal|say|addEventListener|registerEnumType)$/,
  objects: /^(console|log|logger|performance)$/,
  constants:
    /(class(es|name)?|styles?|sql|query|__typename|authorization|bearer|description|summary|deprecationReason|expression)$/i,
};

const SQL =
  /^\s*\(?(select|insert into|update|delete from|with|create|alter|drop|set|lock|listen|values|order by|union|from|where|and|or|exists|case|coalesce|for update)\b|^\s*\w+\.\w+ (=|is|in|<|>)/;
const WORD = /\p{L}{2}/u;

/** A letter or sign only French has, a word beside another or beside what is put in (%), or one as it begins a sentence. */
const isProse = (value: string) =>
  !SQL.test(value) &&
  (/[À-ÖØ-öø-ÿœ«»’…€]/.test(value) ||
    (/\p{L}[,.;:!?]? \p{L}|\p{Ll} %|^ \p{L}{2}/u.test(value) && !isClasses(value)) ||
    /^\s?\p{Lu}\p{Ll}+[.:!?]?$/u.test(value));

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

/** Stands where it is compared, asked by or given to a machine. */
function isUnread(text: Node): boolean {
  let child = text;
  for (let node = text.parent; node; child = node, node = node.parent) {
    if (/^(Import|TS(Literal|Type|Interface|Import)|Decorator)/.test(node.type) || node['source'] === child)
      return true;
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return true;
    if (node.type === 'SwitchCase') return node['test'] === child;
    if (node['key'] === child || node['property'] === child) return true;
    if (UNREAD.constants.test(nameOf(node.type === 'VariableDeclarator' ? node['id'] : node['key']))) return true;
    if (node.type === 'JSXAttribute') return UNREAD.attributes.test(nameOf(node['name']));
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node['callee'] as Node;
      if (callee.type === 'Super' || UNREAD.calls.test(nameOf(callee)) || UNREAD.objects.test(nameOf(callee['object'])))
        return true;
    }
    if (/Statement$|^JSXElement/.test(node.type)) return false;
  }
  return false;
}

/** What people read stands in the catalogue, `*.texts.ts`, in all its locales. */
export const TEXT_RULE: Rule.RuleModule = {
  create(context) {
    const check = (node: Node, value: string, isRead = isProse(value) && !isUnread(node)) => {
      const said = value.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const message = `People read « ${said} »: it belongs into the catalogue (*.texts.ts).`;
      if (isRead) context.report({ node: node as unknown as Rule.Node, message });
    };
    const listeners: Record<string, (node: Node) => void> = {
      Literal: (node) => typeof node['value'] === 'string' && check(node, node['value']),
      TemplateLiteral: (node) => {
        const parts = node['quasis'] as { value: { cooked: string } }[];
        check(node, parts.map(({ value }) => value.cooked).join('%'));
      },
      JSXText: (node) => check(node, String(node['value']), WORD.test(String(node['value']))),
    };
    return listeners as unknown as Rule.RuleListener;
  },
};
