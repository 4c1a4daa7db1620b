import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withFallback } from './create-geocoder';
import { gazetteer } from './gazetteer';
import { google } from './google';
import { nationalService } from './national-service';

let server: Server | undefined;
afterEach(() => server?.close());

/** A local stand-in that answers like the service; resolves to its address and what it was asked. */
async function answering(status: number, body: object): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const started = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}/search/`, asked };
}

test('the built-in list knows the demo’s streets by parts, without accents, with a house number', async () => {
  expect(await gazetteer().find('10 rue de rivoli')).toEqual([
    { label: '10 Rue de Rivoli, 75004 Paris', latitude: 48.8556, longitude: 2.3601 },
  ]);
  expect((await gazetteer().find('place bellecour lyon'))[0]?.label).toBe('Place Bellecour, 69002 Lyon');
  expect((await gazetteer().find('saint etienne'))[0]?.label).toBe('Saint-Étienne 42000');
  expect((await gazetteer().find('10 Rue de Rivoli, 75004 Paris'))[0]?.label).toBe('10 Rue de Rivoli, 75004 Paris');
  expect(await gazetteer().find('nulle part ailleurs')).toEqual([]);
  expect(await gazetteer().find('  ')).toEqual([]);
});

test('the national service’s answer becomes addresses', async () => {
  const { url, asked } = await answering(200, {
    features: [{ properties: { label: '10 Rue de Rivoli 75004 Paris' }, geometry: { coordinates: [2.36, 48.85] } }],
  });
  expect(await nationalService(url).find('10 rue de rivoli')).toEqual([
    { label: '10 Rue de Rivoli 75004 Paris', latitude: 48.85, longitude: 2.36 },
  ]);
  expect(asked).toEqual(['/search/?q=10+rue+de+rivoli&limit=6&autocomplete=1']);
});

test('a text the national service finds too short is no address', async () => {
  const { url } = await answering(400, {});
  expect(await nationalService(url).find('a')).toEqual([]);
});

test('Google’s answer becomes addresses; no result is no address, a refusal is an error', async () => {
  const found = {
    formatted_address: '10 Rue de Rivoli, 75004 Paris, France',
    geometry: { location: { lat: 48.85, lng: 2.36 } },
  };
  const { url, asked } = await answering(200, { status: 'OK', results: [found] });
  expect(await google('a key', url).find('rivoli')).toEqual([
    { label: found.formatted_address, latitude: 48.85, longitude: 2.36 },
  ]);
  expect(asked[0]).toContain('key=a+key');
  server?.close();
  expect(await google('k', (await answering(200, { status: 'ZERO_RESULTS', results: [] })).url).find('x')).toEqual([]);
  server?.close();
  await expect(
    google('k', (await answering(200, { status: 'REQUEST_DENIED', results: [] })).url).find('x'),
  ).rejects.toThrow('REQUEST_DENIED');
});

test('a service out of reach is left alone for a minute', async () => {
  let now = Date.parse('2026-11-24T10:00:00Z');
  let asked = 0;
  const dead = {
    find: () => {
      asked += 1;
      return Promise.reject(new Error('no network'));
    },
  };
  const geocoder = withFallback(dead, gazetteer(), { now: () => new Date(now) });
  expect(await geocoder.find('Nantes')).toHaveLength(1);
  expect(await geocoder.find('Nantes')).toHaveLength(1);
  expect(asked).toBe(1);
  now += 60_000;
  await geocoder.find('Nantes');
  expect(asked).toBe(2);
});
