import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import type { ProductProcess } from '../support/process';

const INTERVAL_US = 500;
/** A sample that took longer took it from other work on the same core. */
const LONGEST_US = 4 * INTERVAL_US;

interface Node {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  children?: number[];
}

export interface Profile {
  nodes: Node[];
  samples: number[];
  timeDeltas: number[];
}

/** What a process started with `--inspect` computes meanwhile, function by function. */
export async function profiled(product: ProductProcess, work: () => Promise<unknown>): Promise<Profile> {
  const socket = new WebSocket(/ws:\/\/\S+/.exec(product.said())?.[0] ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let sent = 0;
  const call = (method: string, params = {}) =>
    new Promise<{ profile: Profile }>((resolve) => {
      const id = ++sent;
      socket.onmessage = ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { profile: Profile } };
        if (answer.id === id) resolve(answer.result);
      };
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await call('Profiler.start');
  await work();
  const { profile } = await call('Profiler.stop');
  socket.close();
  return profile;
}

/** Whatever is called by one of these is done for its sake. */
const FOR_ITS_SAKE: Record<string, RegExp> = {
  authentication: /jose\/|accounts\/(tokens|principal|identities|sign-outs)\./,
  limits: /rate-limiter-flexible|accounts\/attempt-|platform\/query-limits/,
  audit: /accounts\/audit-/,
  'logging and metrics': /pino|sonic-boom|platform\/metrics/,
  'Stripe’s client': /^stripe\/|payments\/(stripe-gateway|gateway)/,
  jobs: /graphile-worker|server\/(queue|news)\.|platform\/(jobs|periodic-)/,
};
/** Else the nearest of these to where the time was spent. */
const WHERE: Record<string, RegExp> = {
  'ORM: finding, building SQL':
    /^(@mikro-orm\/(sql|postgresql)|kysely|sqlstring-sqlite)|EntityManager|EntityRepository|QueryHelper/,
  'ORM: flush': /^@mikro-orm.*unit-of-work/,
  'ORM: entities, hydration': /^@mikro-orm/,
  'pg, the driver': /^(pg|pg-pool|pg-protocol|pg-types|postgres-[a-z]+)\//,
  'GraphQL: parsing, validation, guards':
    /^graphql\/(language|validation)|guarded-fields|type-graphql.*(auth|middleware)/,
  'GraphQL: execution': /^(graphql|type-graphql|@apollo|@as-integrations|dataloader|graphql-scalars|@graphql-tools)\//,
  validation: /^(zod|class-validator|ajv|validator|secure-json-parse)\//,
  serialisation: /^(fast-json-stringify|json-schema)|rest-schemas|#(prettyJSONStringify|stringify|serialize)/,
  'HTTP: Fastify, headers':
    /^(fastify|@fastify|find-my-way|helmet|avvio|negotiator|content-type|toad-cache)|^node:_?http/,
  'own code': /^server\/|^graphql\/rules/,
};
const SOCKETS = /#write(v|Buffer|\w+String)$|^node:(net|internal\/stream)/;
const TO_DATABASE = 'sockets: to PostgreSQL';
const REST = 'promises, timers, events';
/** In the order of the table. */
export const KINDS = [
  ...Object.keys(FOR_ITS_SAKE),
  ...Object.keys(WHERE),
  TO_DATABASE,
  'sockets: to callers',
  REST,
  'garbage collection',
  'outside JavaScript (reading sockets, waiting for events)',
];

/** Which share of the time not spent idle went where, by `KINDS`. */
export function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const kinds = new Map<number, string | undefined>();
  for (const node of nodes) {
    const stack: string[] = [];
    for (let at: Node | undefined = node; at; at = parents.get(at.id)) stack.push(placeOf(at));
    kinds.set(node.id, kindOf(stack));
  }
  const shares = new Map<string, number>();
  let all = 0;
  samples.forEach((node, at) => {
    const kind = kinds.get(node);
    if (!kind) return;
    const took = Math.min(timeDeltas[at] ?? 0, LONGEST_US);
    all += took;
    shares.set(kind, (shares.get(kind) ?? 0) + took);
  });
  return new Map(KINDS.map((kind) => [kind, (shares.get(kind) ?? 0) / all]));
}

/** Undefined while nothing is done. */
function kindOf(stack: readonly string[]): string | undefined {
  const [leaf = ''] = stack;
  if (leaf === '#(idle)') return undefined;
  if (leaf === '#(garbage collector)') return KINDS.at(-2);
  if (leaf === '#(program)') return KINDS.at(-1);
  const sake = Object.entries(FOR_ITS_SAKE).find(([, path]) => stack.some((place) => path.test(place)));
  if (sake) return sake[0];
  for (const place of stack) {
    if (SOCKETS.test(place)) return stack.some((by) => by.startsWith('pg/')) ? TO_DATABASE : KINDS.at(-4);
    const where = Object.entries(WHERE).find(([, path]) => path.test(place));
    if (where) return where[0];
  }
  return REST;
}

const maps = new Map<string, SourceMap | undefined>();

/** « package/file#function », of the product itself where its source stands. */
function placeOf({ callFrame: { functionName, url, lineNumber, columnNumber } }: Node): string {
  const [, inPackage = sourceOf(url, lineNumber, columnNumber)] = PACKAGE.exec(url) ?? [];
  return `${inPackage}#${functionName}`;
}

const PACKAGE = /.*node_modules\/(.+)$/;

function sourceOf(url: string, line: number, column: number): string {
  if (!url.startsWith('file:')) return url;
  const map = `${fileURLToPath(url)}.map`;
  if (!maps.has(map))
    maps.set(map, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as never) : undefined);
  const entry = maps.get(map)?.findEntry(line, column);
  const source = entry && 'originalSource' in entry ? entry.originalSource : url;
  return PACKAGE.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, '');
}

/** Builds the server that processes of a bench run once more, with maps that also name what is built in of packages. */
export async function withWholeMaps(): Promise<void> {
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'server/vite.config.ts');
  // The plugin's transform is what leaves packages out of the maps.
  const plugins = (found?.config.plugins ?? []).map((one) => ({ ...(one as Plugin), transform: undefined }));
  const into = { ...found?.config.build, outDir: resolve('dist/test-server') };
  await build({ ...found?.config, configFile: false, plugins, build: into, logLevel: 'warn' });
}
