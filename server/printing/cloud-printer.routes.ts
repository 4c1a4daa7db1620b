import { Fault } from '../errors';
import { type RouteModule, failures } from '../rest-route';
import { plainPaper, printerCodes } from './printer-codes';

const STAR_PRNT = 'application/vnd.star.starprnt';
const PLAIN = 'text/plain';

interface Place {
  secret: string;
}

/** What Star’s printers send, of what is read; everything else they say is let through. */
const anything = { type: 'object', additionalProperties: true } as const;
const place = {
  type: 'object',
  properties: { secret: { type: 'string', maxLength: 100, description: 'As shown when the printer was joined.' } },
  required: ['secret'],
} as const;
const query = (properties: Record<string, object>) =>
  ({ type: 'object', properties, additionalProperties: true }) as const;
const token = { type: 'string', maxLength: 100, description: 'Which paper, as the poll named it.' } as const;

/**
 * Star’s CloudPRNT: the printer asks every few seconds, fetches what there is and says how it went, so that it works
 * behind any router. The address carries the secret; there is no other proof.
 */
export const cloudPrinterRoutes: RouteModule = (app) => {
  app.post<{ Params: Place; Body: { statusCode?: unknown } | undefined }>(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer asks what to print (Star CloudPRNT).',
        params: place,
        body: anything,
        response: failures,
      },
    },
    async ({ params, body, context: { deliveries } }) => {
      const answer = await deliveries.asked(params.secret, isPaperEnd(body?.statusCode));
      if (!answer) throw new Fault('NOT_FOUND', 'Imprimante introuvable.');
      const { jobId } = answer;
      if (jobId === null) return { jobReady: false };
      return { jobReady: true, mediaTypes: [STAR_PRNT, PLAIN], jobToken: jobId, deleteMethod: 'DELETE' };
    },
  );

  app.get<{ Params: Place; Querystring: { token?: string; type?: string } }>(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer fetches a paper (Star CloudPRNT).',
        params: place,
        querystring: query({
          token,
          type: { type: 'string', maxLength: 100, description: 'One of the types offered.' },
        }),
        response: failures,
      },
    },
    async ({ params, query: { token: jobId = '', type = STAR_PRNT }, context: { deliveries } }, reply) => {
      if (type !== STAR_PRNT && type !== PLAIN) throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'Format inconnu.');
      const paper = await deliveries.fetched(params.secret, jobId);
      if (!paper) throw new Fault('NOT_FOUND', 'Rien à imprimer.');
      const { rows, columns } = paper;
      if (type === PLAIN) return reply.type('text/plain; charset=utf-8').send(plainPaper(rows, columns));
      return reply.type(STAR_PRNT).send(Buffer.from(printerCodes(rows, 'star-prnt', columns)));
    },
  );

  app.delete<{ Params: Place; Querystring: { token?: string; code?: string } }>(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer says how it went (Star CloudPRNT).',
        params: place,
        querystring: query({
          token,
          code: { type: 'string', maxLength: 200, description: '« 200 OK » when it printed.' },
        }),
        response: failures,
      },
    },
    async ({ params, query: { token: jobId = '', code = '' }, context: { deliveries } }) => {
      const known = await deliveries.said(params.secret, jobId, /^2\d\d\b/.test(code));
      if (!known) throw new Fault('NOT_FOUND', 'Rien à imprimer.');
      return {};
    },
  );
};

/** « 410 Paper empty », percent-encoded as the printers send it. */
function isPaperEnd(statusCode: unknown): boolean {
  return typeof statusCode === 'string' && statusCode.startsWith('410');
}
