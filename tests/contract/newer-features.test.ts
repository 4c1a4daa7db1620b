import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../server/platform/http/headers';
import { missing } from './newer-features';

describe('list of features that supported browsers may lack', () => {
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
  ])('%s.%s is on the list of features that supported browsers may lack', (owner, member) =>
    expect(missing(owner, member)).toBeDefined(),
  );

  it.each([
    ['Array', 'findLast'],
    ['ObjectConstructor', 'hasOwn'],
    ['HTMLDialogElement', 'showModal'],
    ['Crypto', 'getRandomValues'],
    ['', 'structuredClone'],
    ['', 'BroadcastChannel'],
    ['Navigator', 'onLine'],
  ])('%s.%s is not on the list of features that supported browsers may lack', (owner, member) =>
    expect(missing(owner, member)).toBeUndefined(),
  );
});

it('the content security policy allows the inline script that warns users of outdated browsers', () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('web/index.html', 'utf8')) ?? [];
  const { contentSecurityPolicy } = securityHeaders({ publicUrl: '', stripe: { mode: 'sandbox' } });
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(contentSecurityPolicy).toMatchObject({ directives: { scriptSrc: expect.arrayContaining([hash]) } });
});
