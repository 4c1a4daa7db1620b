import { z } from 'zod';
import { Fault } from '../errors';
import { type RouteModule, failures, text, BEARER } from '../rest-route';
import { plainPaper, printerCodes, isSuccess, reportedCondition } from './printer-state';
import * as t from './printer.texts';

const STAR_PRNT = 'application/vnd.star.starprnt';
const PLAIN = 'text/plain';

const place = z.object({ secret: text(100).describe('As shown when the printer was joined.') });
const token = text(100)
  .optional()
  .describe('Which paper, as the poll named it; without it, the one last offered (firmware 1.4).');
const paperAnswer = { schema: z.custom<string | Buffer>().meta({ type: 'string', format: 'binary' }) };

/**
 * REST routes for Star's CloudPRNT: the printer polls every few seconds, fetches its paper and reports the result, so
 * that it works behind any router. The secret in the URL is the only authentication.
 */
export const cloudPrinterRoutes: RouteModule = (app) => {
  app.post(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer asks what to print (Star CloudPRNT).',
        params: place,
        body: z.object({
          statusCode: z.unknown().optional().meta({ type: 'string', description: 'How the printer is.' }),
          printingInProgress: z.unknown().optional().meta({ type: 'boolean', description: 'It prints at the moment.' }),
        }),
        response: {
          200: z.object({
            jobReady: z.boolean(),
            mediaTypes: z.array(z.string()).optional(),
            jobToken: z.string().optional(),
            deleteMethod: z.string().optional(),
          }),
          ...failures,
        },
      },
    },
    async ({ params, body, context: { deliveries } }) => {
      const answer = await deliveries.asked(
        params.secret,
        reportedCondition(body.statusCode),
        body.printingInProgress === true,
      );
      if (!answer) throw new Fault('NOT_FOUND', t.noPrinter());
      const { jobId } = answer;
      if (jobId === null) return { jobReady: false };
      return { jobReady: true, mediaTypes: [STAR_PRNT, PLAIN], jobToken: jobId, deleteMethod: 'DELETE' };
    },
  );

  app.get(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer fetches a paper (Star CloudPRNT).',
        params: place,
        querystring: z.object({ token, type: text(100).optional().describe('One of the types offered.') }),
        response: { 200: { content: { [STAR_PRNT]: paperAnswer, [PLAIN]: paperAnswer } }, ...failures },
      },
    },
    async ({ params, query: { token: jobId, type = STAR_PRNT }, context: { deliveries } }, reply) => {
      if (type !== STAR_PRNT && type !== PLAIN) throw new Fault('UNSUPPORTED_TYPE', t.unknownFormat());
      const paper = await deliveries.fetched(params.secret, jobId);
      if (!paper) throw new Fault('NOT_FOUND', t.nothingToPrint());
      const { rows, columns } = paper;
      reply.type(type === PLAIN ? 'text/plain; charset=utf-8' : STAR_PRNT);
      return type === PLAIN ? plainPaper(rows, columns) : Buffer.from(printerCodes(rows, 'star-prnt', columns));
    },
  );

  app.delete(
    '/cloudprnt/:secret',
    {
      schema: {
        summary: 'A printer says how it went (Star CloudPRNT).',
        params: place,
        querystring: z.object({ token, code: text(200).optional().describe('« 200 OK » or « OK » when it printed.') }),
        response: { 200: z.object({}), ...failures },
      },
    },
    async ({ params, query: { token: jobId, code = '' }, context: { deliveries } }) => {
      const known = await deliveries.said(params.secret, jobId, isSuccess(code));
      if (!known) throw new Fault('NOT_FOUND', t.nothingToPrint());
      return {};
    },
  );
};

/**
 * REST route for the print call of the specification's clients (specification 6.2). The server's own order is printed,
 * not what the client sends.
 */
export const printRoutes: RouteModule = (app) => {
  app.post(
    '/print',
    {
      schema: {
        summary: 'Queues the kitchen ticket, once per order and printer.',
        security: BEARER,
        body: z.object({
          orderId: text(100).describe('Id or token.'),
          customerName: text(120).nullish().describe('Not read.'),
          items: z.array(z.object({}).describe('Not read.')).max(60).optional().describe('Not read.'),
          totalAmount: z
            .union([z.number().min(0), text(20)])
            .optional()
            .describe('Euros. Not read.'),
        }),
        response: { 200: z.object({ message: z.string() }), ...failures },
      },
    },
    async ({ body, context: { prints, principal } }) => {
      await prints.queueTicket(principal, body.orderId);
      return { message: t.queued() };
    },
  );
};
