import { type Chance, hostile, type JsonSchema, type Known, spelled, valueFor } from './fuzz-values';

interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** What `/api/openapi.json` says, as far as it is read here. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

export interface RestCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const TYPES = ['text/plain', 'application/xml', 'application/json; charset=utf-7', 'multipart/form-data', 'x', ''];

/** One call of a path, from its own description: what it allows, and now and then what it does not. */
export function fuzzedCall({ paths }: OpenApi, chance: Chance, known: Known): RestCall {
  const [template, methods] = chance.pick(Object.entries(paths));
  const [method, operation] = chance.pick(Object.entries(methods));
  const parameters = operation.parameters ?? [];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? { type: 'string' };
    return encoded(valueFor(schema, chance, known, name));
  });
  const query = parameters
    .filter((one) => one.in === 'query' && chance.happens(0.93))
    .map(({ name, schema }) => `${name}=${encoded(valueFor(schema, chance, known, name))}`)
    .join('&');
  const call = {
    method: chance.happens(0.02) ? chance.pick(['PATCH', 'PUT', 'DELETE', 'OPTIONS']) : method.toUpperCase(),
    path: query ? `${path}?${query}` : path,
    headers: {},
  };
  const content = operation.requestBody?.content;
  if (call.method === 'GET' || !content) return call;
  if ('multipart/form-data' in content) return { ...call, body: form(chance, known) };
  const schema = content['application/json']?.schema ?? {};
  const body = damaged(JSON.stringify(valueFor(schema, chance, known)), chance);
  const type = chance.happens(0.03) ? chance.pick(TYPES) : 'application/json';
  return { ...call, headers: { 'content-type': type }, body };
}

function form(chance: Chance, known: Known): FormData {
  const fields = new FormData();
  for (const name of ['itemName', 'ownerId', 'category'])
    if (chance.happens(0.8))
      fields.set(name, spelled(chance.happens(0.7) ? chance.pick(known[name] ?? ['Flan']) : hostile(chance)));
  const bytes = Uint8Array.from({ length: chance.pick([0, 3, 200]) }, () => Math.floor(chance.next() * 256));
  if (chance.happens(0.5)) bytes.set([0xff, 0xd8, 0xff].slice(0, bytes.length));
  if (chance.happens(0.8)) fields.set('itemImg', new File([bytes], chance.pick(['a.jpg', '../../a.svg', '\u0000'])));
  return fields;
}

function damaged(json: string, chance: Chance): string {
  if (chance.happens(0.96)) return json;
  const at = Math.floor(chance.next() * json.length);
  return chance.pick([
    json.slice(0, at),
    `${json}}`,
    json.replace(/"/, "'"),
    '[]',
    'null',
    '1',
    '"',
    '{"a":1e999}',
    `${'['.repeat(40)}${']'.repeat(40)}`,
    '{"__proto__":{}}',
  ]);
}

/** As a part of an address; half a character becomes bytes that cannot be read. */
export function encoded(value: unknown): string {
  const text = spelled(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
