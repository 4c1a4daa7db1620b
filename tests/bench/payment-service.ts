import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

// The payment service as far as a measured checkout goes, at next to no cost of its own: every payment has succeeded by
// the time somebody asks. What is right about money is tested elsewhere, with the whole stand-in (server/sandbox).

const intents = new Map<string, object>();

function created(form: URLSearchParams): object {
  const id = `pi_${String(intents.size).padStart(12, '0')}`;
  const metadata = { checkoutId: form.get('metadata[checkoutId]'), shopId: form.get('metadata[shopId]') };
  const intent = {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    client_secret: `${id}_secret_x`,
    currency: 'eur',
    latest_charge: null,
    livemode: false,
    metadata,
    transfer_data: { destination: form.get('transfer_data[destination]') },
  };
  intents.set(id, { ...intent, status: 'succeeded' });
  return { ...intent, status: 'requires_payment_method' };
}

async function answerTo(request: IncomingMessage): Promise<object | undefined> {
  const body = await text(request);
  if (request.method === 'POST') return created(new URLSearchParams(body));
  return intents.get(/payment_intents\/(\w+)/.exec(request.url ?? '')?.[1] ?? '');
}

createServer((request, response) => {
  void answerTo(request).then((answer) => {
    const body = JSON.stringify(answer ?? { error: { code: 'resource_missing', type: 'invalid_request_error' } });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(answer ? 200 : 404, headers).end(body);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
