import { invalidRequest } from './api-error';

type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const MAX_FIELDS = 500;
const MAX_DEPTH = 8;

/**
 * Parses `a[b][0]=x&a[c]=y` as Stripe does: nested objects, and lists by index or `[]`. Objects have no prototype, so
 * that no field name can reach one.
 */
export function parseForm(text: string): FormFields {
  const root: FormFields = Object.create(null) as FormFields;
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_FIELDS) throw invalidRequest('Too many parameters.');
  for (const [name, value] of pairs) place(root, keysOf(name), value);
  for (const [name, value] of Object.entries(root)) root[name] = asList(value);
  return root;
}

function keysOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 80)}`);
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  if (inner.length >= MAX_DEPTH) throw invalidRequest(`Parameter nested too deeply: ${name.slice(0, 80)}`);
  return [match[1], ...inner];
}

function place(root: FormFields, keys: string[], value: string): void {
  let at = root;
  keys.forEach((given, depth) => {
    const key = given === '' ? String(Object.keys(at).length) : given;
    if (depth === keys.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key] ?? (Object.create(null) as FormFields);
    if (typeof next === 'string' || Array.isArray(next)) throw invalidRequest(`Invalid object: ${keys[0] ?? ''}`);
    at[key] = next;
    at = next;
  });
}

function asList(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  for (const [name, inner] of Object.entries(value)) value[name] = asList(inner);
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? Object.values(value) : value;
}
