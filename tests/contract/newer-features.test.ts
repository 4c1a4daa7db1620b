import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../server/platform/headers';
import { missing } from './newer-features';

describe('the list of what a supported browser may lack', () => {
  it.each([
    ['Navigator', 'userActivation'],
    ['AbortSignal', 'timeout'],
    ['URL', 'canParse'],
    ['Array', 'toSorted'],
    ['PromiseConstructor', 'withResolvers'],
    ['Set', 'union'],
    ['Element', 'checkVisibility'],
    ['', 'requestIdleCallback'],
    ['Crypto', 'randomUUID'],
    ['Navigator', 'clipboard'],
  ])('has %s.%s', (owner, member) => expect(missing(owner, member)).toBeDefined());

  it.each([
    ['Array', 'findLast'],
    ['ObjectConstructor', 'hasOwn'],
    ['HTMLDialogElement', 'showModal'],
    ['Crypto', 'getRandomValues'],
    ['', 'structuredClone'],
    ['', 'BroadcastChannel'],
    ['Navigator', 'onLine'],
  ])('lets %s.%s be used', (owner, member) => expect(missing(owner, member)).toBeUndefined());
});

it('lets the script run that tells browsers that are too old', () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('web/index.html', 'utf8')) ?? [];
  const { contentSecurityPolicy } = securityHeaders({ publicUrl: '', stripe: { mode: 'sandbox' } });
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(contentSecurityPolicy).toMatchObject({ directives: { scriptSrc: expect.arrayContaining([hash]) } });
});
