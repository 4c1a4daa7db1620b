import { z } from 'zod';

interface Described {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Route {
  pattern: RegExp;
  operations: Record<string, Described>;
}

const readers = new Map<object, z.ZodType>();
let routes: Promise<Route[]> | undefined;

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
  routes ??= ask(`${origin}/api/openapi.json`).then(routesIn);
  const known = (await routes).find(
    ({ pattern, operations }) => method.toLowerCase() in operations && pattern.test(pathname),
  );
  if (!known && status < 400) return `nothing is said of ${method} ${pathname}`;
  // Of an unknown path's refusal is said what is said of any.
  const any = Object.values((await routes)[0]?.operations ?? {})[0];
  const { responses } = known?.operations[method.toLowerCase()] ?? any ?? { responses: {} };
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const described = responses[status] ?? responses[`${String(status).slice(0, 1)}XX`];
  const said = described?.content?.[type];
  const answer = `${method} ${pathname} ${status} ${type}`;
  if (body === '' && type === '' && described && !described.content) return null;
  if (!said) return `nothing is said of ${answer}`;
  if (type !== 'application/json') return null;
  const reader = readers.get(said.schema) ?? z.fromJSONSchema(said.schema as z.core.JSONSchema.JSONSchema);
  readers.set(said.schema, reader);
  const { error } = reader.safeParse(JSON.parse(body));
  return error ? `${answer}: ${z.prettifyError(error)}` : null;
}

/** Paths without parameters first: they are answered before those that would take their last word for one. */
async function routesIn(answer: Response): Promise<Route[]> {
  const { paths } = (await answer.json()) as { paths: Record<string, Route['operations']> };
  return Object.entries(paths)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, operations]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
      operations,
    }));
}
