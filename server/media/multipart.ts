import type { FastifyReply, RequestPayload } from 'fastify';
import { z } from 'zod';
import { MOST_PICTURE_BYTES } from '../../graphql/rules/image-type';
import { Fault, invalid } from '../errors';
import type { RouteModule } from '../rest-route';
import * as t from './media.texts';
import { MOST_PICTURES, TOO_MANY } from './renditions';

const ROOM_FOR_FIELDS = 64 * 1024;
let underWay = 0;

/** Route options of uploads, for forms only; other routes have the body limit of JSON. */
export const PICTURE_BODY = {
  bodyLimit: MOST_PICTURE_BYTES + ROOM_FOR_FIELDS,
  config: { noTimeout: true },
  // Checked before the body is read.
  preParsing: async (_request: unknown, reply: FastifyReply, payload: RequestPayload) => {
    const { tooMany, retryAfterSeconds } = TOO_MANY;
    if (underWay >= MOST_PICTURES) throw new Fault('UNAVAILABLE', tooMany(), { retryAfterSeconds });
    underWay++;
    reply.raw.once('close', () => underWay--);
    return payload;
  },
  preValidation: async (request: { body: unknown }) => {
    if (!(request.body instanceof FormData)) throw new Fault('UNSUPPORTED_TYPE', t.formNeeded());
    // When a field is sent twice, the first value counts.
    request.body = Object.fromEntries([...request.body].reverse());
  },
};

/** Parses multipart forms on the routes of this plugin, with Node's own parser. */
export function readForms(app: Parameters<RouteModule>[0]): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: unknown, body: unknown) => {
    const { headers } = request as { headers: Record<string, string | undefined> };
    try {
      return await new Response(new Uint8Array(body as Buffer), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
    } catch {
      throw invalid();
    }
  });
}

/** Schema of a file in a form; `bytesOf` checks that it was sent. */
export const fileOf = (missing: () => string) => z.file({ error: missing }).optional();

/** Returns the bytes of a file. Throws BAD_USER_INPUT with the given message when it is missing. */
export async function bytesOf(file: File | undefined, missing: string): Promise<Buffer> {
  if (!file || file.size === 0) throw new Fault('BAD_USER_INPUT', missing);
  return Buffer.from(await file.arrayBuffer());
}
