import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { Rule } from 'eslint';
import ts from 'typescript';

/** As `web/supported-browsers.ts` says, of the browser that learns last. */
const SAFARI = 15.4;
/** Browsers give these to pages read by https alone; in the house a telephone reads ours by http. */
const BY_HTTPS_ONLY = new Set(
  'Navigator.clipboard Navigator.serviceWorker Navigator.locks Navigator.share Navigator.canShare Navigator.wakeLock Navigator.credentials Navigator.storage Navigator.mediaDevices Navigator.bluetooth Navigator.usb Navigator.setAppBadge Navigator.clearAppBadge Navigator.getBattery Crypto.randomUUID Crypto.subtle caches Notification PushManager PaymentRequest'.split(
    ' ',
  ),
);

interface Support {
  version_added?: string | boolean | null;
  prefix?: string;
  flags?: unknown;
}
interface Feature {
  __compat?: { support: { safari_ios?: Support | Support[]; safari?: Support | Support[] } };
  [member: string]: unknown;
}

const INTERFACES = { ...compat.javascript.builtins, ...compat.api } as unknown as Record<string, Feature>;

function isNewer(feature: Feature | undefined): boolean {
  const support = [feature?.__compat?.support.safari_ios ?? []].flat();
  return (
    support.length > 0 &&
    !support.some(
      ({ version_added: version, prefix, flags }) =>
        typeof version === 'string' && !prefix && !flags && parseFloat(version.replace('≤', '')) <= SAFARI,
    )
  );
}

/** A feature by its interface and member, `Navigator.userActivation`, or by its global name; why it may be missing. */
export function missing(owner: string, member: string): string | undefined {
  const name = owner === '' ? member : `${owner}.${member}`;
  if (BY_HTTPS_ONLY.has(name)) return `${name} is missing where the page is read by http`;
  const type = INTERFACES[owner === '' ? member : owner.replace(/Constructor$/, '')];
  const of = (key: string) => type?.[key] as Feature | undefined;
  const feature =
    owner === '' ? (type ?? (INTERFACES['Window']?.[member] as Feature)) : (of(member) ?? of(`${member}_static`));
  // Whoever holds an object of a newer interface has asked for it before.
  return isNewer(feature) && (owner === '' || !isNewer(type)) ? `${name} is younger than Safari ${SAFARI}` : undefined;
}

/** All of them: interface and member, `…_static` where the interface itself has it; no member where the whole interface is younger. */
export function newerFeatures(): [string, string?][] {
  return Object.entries(INTERFACES).flatMap(([owner, type]): [string, string?][] =>
    isNewer(type)
      ? [[owner]]
      : Object.keys(type)
          .filter((member) => !member.endsWith('_event') && isNewer(type[member] as Feature))
          .map((member) => [owner, member]),
  );
}

/** The interface or module of the browser's library that declares a symbol; undefined for anything else. */
function ownerOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.find((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));
  if (!declaration) return undefined;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return ts.isModuleBlock(parent) ? parent.parent.name.text : '';
}

/**
 * Reports what a supported browser may lack and nobody asked for: taken from `Partial<…>` (then the compiler sees to the
 * rest), named in an `'x' in y` of the same file, or used behind `canReceivePush()`.
 */
export const NEWER_FEATURES: Rule.RuleModule = {
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices as unknown as {
      program: ts.Program;
      esTreeNodeToTSNodeMap: { get: (node: unknown) => ts.Node };
    };
    const checker = program.getTypeChecker();
    const check = (node: Rule.Node, name: string) => {
      const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node));
      const owner = ownerOf(symbol);
      if (!symbol || owner === undefined || symbol.flags & ts.SymbolFlags.Optional) return;
      const why = missing(owner, name);
      const isAsked = [`'${name}' in `, `'${owner}' in `, 'canReceivePush()'].some((ask) =>
        context.sourceCode.text.includes(ask),
      );
      if (why !== undefined && !isAsked)
        context.report({ node, message: `${why}: take it from Partial<…> and say what happens without it.` });
    };
    return {
      'MemberExpression[computed=false] > Identifier.property': (node: Rule.Node & { name: string }) =>
        check(node, node.name),
      'CallExpression > Identifier.callee, NewExpression > Identifier.callee, MemberExpression > Identifier.object': (
        node: Rule.Node & { name: string },
      ) => check(node, node.name),
      'VariableDeclarator > ObjectPattern > Property > Identifier.key': (node: Rule.Node & { name: string }) =>
        check(node, node.name),
      'Literal[regex.pattern=/\\(\\?<[=!]/]': (node: Rule.Node) =>
        context.report({ node, message: `Safari ${SAFARI} cannot read a file with a lookbehind in it.` }),
    };
  },
};
