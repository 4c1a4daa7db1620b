import fastify from 'fastify';
import helmet from 'helmet';
import type { Page } from 'playwright';
import { securityHeaders } from '../../server/platform/headers';

const CLIENT_ID = 'a-client.apps.googleusercontent.com';

/** Opens pages as a house would serve them that has Google configured: with its client’s id, under its own policy. */
export async function withGoogle(page: Page, base: string): Promise<void> {
  const policy = await policyWithGoogle(base);
  await page.route(
    (url) => !/^\/(graphql|api|assets|uploads|icons)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const meta = `<meta name="google-client-id" content="${CLIENT_ID}">`;
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
        body: (await response.text()).replace('</head>', `${meta}</head>`),
      });
    },
  );
}

async function policyWithGoogle(base: string): Promise<string> {
  const app = fastify();
  const secure = helmet(securityHeaders({ publicUrl: base, googleClientId: CLIENT_ID, stripe: { mode: 'sandbox' } }));
  app.addHook('onRequest', ({ raw }, reply, done) => secure(raw, reply.raw, () => done()));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}
