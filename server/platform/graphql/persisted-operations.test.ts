import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, print } from 'graphql';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import kept from '../../../graphql/generated/persisted-operations.json' with { type: 'json' };
import { isKnownOperation } from './persisted-operations';

/** As Apollo Client writes it before it is sent. */
const sent = (document: DocumentNode) => print(new InMemoryCache().transformDocument(document));
const isDocument = (one: unknown): one is DocumentNode =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === Kind.DOCUMENT;

const modules = await Promise.all(
  globSync('graphql/generated/*/*.ts').map(
    async (file) => (await import(pathToFileURL(file).href)) as Record<string, unknown>,
  ),
);
const documents = modules.flatMap((exported) => Object.values(exported)).filter(isDocument);

test('each operation of the web app is accepted as a known operation, in any order of its fragments', () => {
  expect(documents.length).toBeGreaterThan(120);
  for (const document of documents) {
    const turned = { ...document, definitions: document.definitions.toReversed() };
    expect(isKnownOperation(sent(document)), sent(document)).toBe(true);
    expect(isKnownOperation(sent(turned)), sent(turned)).toBe(true);
  }
});

test('a query with another field, a repeated fragment or no text is not accepted as a known operation', () => {
  const [text = ''] = documents.map(sent);
  for (const query of [text.replace('{', '{ shop'), `${text}\n\n${text}`, `${text}\n`, '', null, [text], undefined])
    expect(isKnownOperation(query)).toBe(false);
});

test('operations kept in the response cache select no field that a sale changes', () => {
  const texts = Object.values(kept);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toMatch(/\b(remaining|soldOut|limitedItems)\b/);
});
