import { buildSchema, type DocumentNode, Kind, validate } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const files = globSync('graphql/generated/{customer,owner,shared}/*.ts').sort();

const isDocument = (one: unknown): one is DocumentNode =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === Kind.DOCUMENT;

describe('generated GraphQL documents', () => {
  test.each(files)(
    '%s exports valid documents with every fragment they spread',
    async (file) => {
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      for (const document of Object.values(exported).filter(isDocument))
        expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
      // The first one loads Apollo Client for all.
    },
    60_000,
  );
});
