import { beforeEach, expect, test, vi } from 'vitest';
import { afterLogin, appPath } from './app-path';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://memeprix.example' });
});

test('a path of the app keeps its query and fragment', () => {
  expect(appPath('/cart/s1?a=1#b')).toBe('/cart/s1?a=1#b');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/cart/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
  '',
  7,
  null,
])('« %s » is rejected as a path of the app', (candidate) => {
  expect(appPath(candidate)).toBeNull();
});

test('sign-in returns to the requested path of the app, else to the default one', () => {
  expect(afterLogin({ from: '/user-ordersPage' }, '/userSearch')).toBe('/user-ordersPage');
  expect(afterLogin({ from: '//elsewhere.example' }, '/userSearch')).toBe('/userSearch');
  expect(afterLogin(null, '/userSearch')).toBe('/userSearch');
});
