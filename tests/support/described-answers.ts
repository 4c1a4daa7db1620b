import { z } from 'zod';

interface Described {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
type Paths = Record<string, Record<string, Described>>;

const readers = new Map<object, z.ZodType>();
let paths: Promise<Paths> | undefined;

/** What openapi.json does not say of an answer of a REST path: its path, status, type or fields. Null when all is said. */
export async function undescribed(
  ask: typeof fetch,
  { url, status, headers }: Response,
  method: string,
  body: string,
): Promise<string | null> {
  const { pathname, origin } = new URL(url);
  if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json' || method === 'HEAD') return null;
  // The same for every server of a test: asked for once.
  paths ??= ask(`${origin}/api/openapi.json`).then(async (answer) => ((await answer.json()) as { paths: Paths }).paths);
  const known = operationOf(await paths, method, pathname);
  if (!known && status < 400) return `nothing is said of ${method} ${pathname}`;
  const { responses } = known ?? Object.values(Object.values(await paths)[0] ?? {})[0] ?? { responses: {} };
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const said = (responses[status] ?? responses[`${String(status).slice(0, 1)}XX`])?.content?.[type];
  const answer = `${method} ${pathname} ${status} ${type}`;
  if (!said) return `nothing is said of ${answer}`;
  if (type !== 'application/json') return null;
  const reader = readers.get(said.schema) ?? z.fromJSONSchema(said.schema as z.core.JSONSchema.JSONSchema);
  readers.set(said.schema, reader);
  const { error } = reader.safeParse(JSON.parse(body));
  return error ? `${answer}: ${z.prettifyError(error)}` : null;
}

/** Paths without parameters first: they are answered before those that would take their last word for one. */
function operationOf(known: Paths, method: string, pathname: string): Described | undefined {
  return Object.entries(known)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .filter(([path]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname))
    .map(([, operations]) => operations[method.toLowerCase()])
    .find((operation) => operation !== undefined);
}
