import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors';
import { MOST_BYTES } from './renditions';

const ROOM_FOR_FIELDS = 64 * 1024;

/** What a path that takes a picture reads at most; all others keep to the limit of JSON bodies. */
export const PICTURE_BODY = { bodyLimit: MOST_BYTES + ROOM_FOR_FIELDS, config: { noTimeout: true } };

/** Lets the paths of this plugin read forms with files, by the parser Node brings along. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: unknown, body: unknown) => {
    const { headers } = request as { headers: Record<string, string | undefined> };
    try {
      return await new Response(new Uint8Array(body as Buffer), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
    } catch {
      throw new Fault('BAD_USER_INPUT', 'Données invalides. Veuillez vérifier les informations saisies.');
    }
  });
}

/** A text of a form; empty where it is missing. Throws BAD_USER_INPUT for a body that is no form. */
export function textIn(form: unknown, name: string): string {
  const value = fieldsOf(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The bytes of a file of a form. Throws BAD_USER_INPUT, in words of the caller's own, where it is missing. */
export async function fileIn(form: unknown, name: string, missing = 'Choisissez une image.'): Promise<Buffer> {
  const value = fieldsOf(form).get(name);
  if (!(value instanceof Blob) || value.size === 0) throw new Fault('BAD_USER_INPUT', missing);
  return Buffer.from(await value.arrayBuffer());
}

function fieldsOf(form: unknown): FormData {
  if (form instanceof FormData) return form;
  throw new Fault('UNSUPPORTED_TYPE', 'Envoyez un formulaire avec l’image (multipart/form-data).');
}
