import { expect } from 'vitest';
import { testWith, fixtures } from '../../support/fixtures-test';

const test = testWith({}, { publicUrl: 'https://memeprix.test' });

const read = async (path: string) => {
  const answer = await fetch(`${fixtures.base}${path}`);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
};

test('robots.txt and the sitemap list public pages and leave private links out', async () => {
  const robots = await read('/robots.txt');
  expect(robots.type).toMatch(/^text\/plain/);
  expect(robots.text).toContain('Disallow: /activate/\n');
  expect(robots.text).toContain('Disallow: /motdepasse/\n');
  expect(robots.text).toContain('Sitemap: https://memeprix.test/sitemap.xml\n');

  const sitemap = await read('/sitemap.xml');
  expect(sitemap.type).toMatch(/^application\/xml/);
  const places = [...sitemap.text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain('https://memeprix.test/a-propos');
  expect(places.every((place) => place?.startsWith('https://memeprix.test/'))).toBe(true);
});
