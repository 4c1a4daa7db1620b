import { z } from 'zod';
import { Fault } from '../errors';
import { BEARER, route, type RouteModule, text, each } from '../rest-route';
import { plainPaper, printerCodes, isSuccess, reportedCondition } from './printer-state';
import * as t from './printer.texts';

const STAR_PRNT = 'application/vnd.star.starprnt';
const PLAIN = 'text/plain';

const place = z.object({ secret: text(100).describe('As shown when the printer was joined.') });
const token = text(100)
  .optional()
  .describe('Which paper, as the poll named it; without it, the one last offered (firmware 1.4).');
const poll = z.object({
  statusCode: z.unknown().optional().meta({ type: 'string', description: 'How the printer is.' }),
  printingInProgress: z.unknown().optional().meta({ type: 'boolean', description: 'It prints at the moment.' }),
});
const offer = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  ...each(z.string().optional(), 'jobToken', 'deleteMethod'),
});
const paperAnswer = { schema: z.custom<string | Buffer>().meta({ type: 'string', format: 'binary' }) };

/** The printer polls and reports, so that it works behind any router. The secret in the URL authenticates it. */
export const cloudPrinterRoutes: RouteModule = (app) => {
  app.post(
    '/cloudprnt/:secret',
    route('A printer asks what to print (Star CloudPRNT).', { params: place, body: poll }, { 200: offer }),
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
    route(
      'A printer fetches a paper (Star CloudPRNT).',
      {
        params: place,
        querystring: z.object({ token, type: text(100).optional().describe('One of the types offered.') }),
      },
      { 200: { content: { [STAR_PRNT]: paperAnswer, [PLAIN]: paperAnswer } } },
    ),
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
    route(
      'A printer says how it went (Star CloudPRNT).',
      {
        params: place,
        querystring: z.object({ token, code: text(200).optional().describe('« 200 OK » or « OK » when it printed.') }),
      },
      { 200: z.object({}) },
    ),
    async ({ params, query: { token: jobId, code = '' }, context: { deliveries } }) => {
      const known = await deliveries.said(params.secret, jobId, isSuccess(code));
      if (!known) throw new Fault('NOT_FOUND', t.nothingToPrint());
      return {};
    },
  );
};

const printCall = z.object({
  orderId: text(100).describe('Id or token.'),
  customerName: text(120).nullish().describe('Not read.'),
  items: z.array(z.object({}).describe('Not read.')).max(60).optional().describe('Not read.'),
  totalAmount: z
    .union([z.number().min(0), text(20)])
    .optional()
    .describe('Euros. Not read.'),
});

/** The call of the specification's clients (specification 6.2): prints the server's order, not what they send. */
export const printRoutes: RouteModule = (app) => {
  app.post(
    '/print',
    route(
      'Queues the kitchen ticket, once per order and printer.',
      { security: BEARER, body: printCall },
      { 200: z.object({ message: z.string() }) },
    ),
    async ({ body, context: { prints, principal } }) => {
      await prints.queueTicket(principal, body.orderId);
      return { message: t.queued() };
    },
  );
};
