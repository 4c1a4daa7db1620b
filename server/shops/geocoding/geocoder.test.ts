import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGeocoder, withFallback, gazetteer, google, nationalService } from './create-geocoder';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A local stand-in that answers like the service, or never; resolves to its address and what it was asked. */
async function answering(status: number, body: object | string | null): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (body === null) return;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`, asked };
}

const clock = { now: () => new Date('2026-11-24T10:00:00Z') };

describe('the built-in address list', () => {
  test('finds the demo’s streets by part of their name, without accents and with a house number', async () => {
    expect(await gazetteer().find('10 rue de rivoli')).toEqual([
      { label: '10 Rue de Rivoli, 75004 Paris', latitude: 48.8556, longitude: 2.3601 },
    ]);
    expect((await gazetteer().find('place bellecour lyon'))[0]?.label).toBe('Place Bellecour, 69002 Lyon');
    expect((await gazetteer().find('saint etienne'))[0]?.label).toBe('Saint-Étienne 42000');
    expect((await gazetteer().find('10 Rue de Rivoli, 75004 Paris'))[0]?.label).toBe('10 Rue de Rivoli, 75004 Paris');
    expect(await gazetteer().find('nulle part ailleurs')).toEqual([]);
    expect(await gazetteer().find('  ')).toEqual([]);
  });
});

describe('the national address service', () => {
  const rivoli = {
    properties: {
      label: '10 Rue de Rivoli 75004 Paris',
      name: '10 Rue de Rivoli',
      postcode: '75004',
      city: 'Paris',
      score: 0.97,
    },
    geometry: { type: 'Point', coordinates: [2.36, 48.85] },
  };
  const nantes = {
    properties: { label: 'Nantes', name: 'Nantes', postcode: '44000', city: 'Nantes' },
    geometry: { type: 'Point', coordinates: [-1.55, 47.22] },
  };

  test('labels streets as « street, postcode town » and towns by their name', async () => {
    const { url, asked } = await answering(200, { type: 'FeatureCollection', features: [rivoli, nantes] });
    expect(await nationalService(url).find('10 rue de rivoli')).toEqual([
      { label: '10 Rue de Rivoli, 75004 Paris', latitude: 48.85, longitude: 2.36 },
      { label: 'Nantes', latitude: 47.22, longitude: -1.55 },
    ]);
    expect(asked).toEqual(['/search?q=10+rue+de+rivoli&limit=6&autocomplete=1']);
  });

  test('finds nothing when the national address service answers 400 to a text that is too short', async () => {
    expect(await nationalService((await answering(400, {})).url).find('a')).toEqual([]);
  });

  test.each<[string, number, object | string]>([
    ['too busy', 429, {}],
    ['broken', 503, '<html>'],
    ['another service altogether', 200, { results: [] }],
    ['cut short', 200, '{"features":'],
  ])(
    'throws when the national address service is %s, so that another source is queried',
    async (_what, status, body) => {
      await expect(nationalService((await answering(status, body)).url).find('rivoli')).rejects.toThrow();
    },
  );

  test('falls back to the built-in list when the national address service does not answer', async () => {
    const { url, asked } = await answering(200, null);
    const found = await withFallback(nationalService(url, 100), gazetteer(), clock).find('place bellecour');
    expect(found[0]?.label).toBe('Place Bellecour, 69002 Lyon');
    expect(asked).toHaveLength(1);
  });
});

describe('Google geocoder', () => {
  const found = {
    formatted_address: '10 Rue de Rivoli, 75004 Paris, France',
    geometry: { location: { lat: 48.85, lng: 2.36 } },
  };

  test('queries Google with the server’s key, in French and for France only', async () => {
    const { url, asked } = await answering(200, { status: 'OK', results: [found] });
    expect(await google('a key', url).find('rivoli')).toEqual([
      { label: '10 Rue de Rivoli, 75004 Paris', latitude: 48.85, longitude: 2.36 },
    ]);
    expect(Object.fromEntries(new URL(asked[0] ?? '', url).searchParams)).toEqual({
      address: 'rivoli',
      key: 'a key',
      region: 'fr',
      language: 'fr',
      components: 'country:FR',
    });
  });

  test('finds nothing when Google reports ZERO_RESULTS', async () => {
    const { url } = await answering(200, { status: 'ZERO_RESULTS', results: [] });
    expect(await google('k', url).find('x')).toEqual([]);
  });

  test.each([
    [200, { status: 'REQUEST_DENIED', results: [] }, 'REQUEST_DENIED'],
    [200, { status: 'OVER_QUERY_LIMIT', results: [] }, 'OVER_QUERY_LIMIT'],
    [500, 'oh', '500'],
    [200, null, 'timeout'],
  ])('throws when Google answers %i with %j', async (status, body, error) => {
    await expect(google('k', (await answering(status, body)).url, 50).find('x')).rejects.toThrow(error);
  });
});

test('a text of fewer than three letters is not sent to any address source', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  for (const settings of [{}, { googleMapsApiKey: 'a key' }]) {
    const geocoder = createGeocoder(settings, clock);
    expect(await geocoder.find(' ly ')).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    expect(await geocoder.find('lyo')).not.toEqual([]);
    expect(asked).toHaveBeenCalled();
    asked.mockClear();
  }
  asked.mockRestore();
});

test('an address source that cannot be reached is skipped for a minute, then queried again', async () => {
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
