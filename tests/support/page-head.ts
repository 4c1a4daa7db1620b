import fastify from 'fastify';
import helmet from 'helmet';
import type { Page } from 'playwright';
import { base } from './journey';
import { securityHeaders } from '../../server/platform/http/headers';
import { meta } from '../../server/platform/pages/shop-preview';

type Settings = Partial<Parameters<typeof securityHeaders>[0]>;

const CLIENT_ID = 'a-client.apps.googleusercontent.com';

/** Google's script, as far as the product uses it: one button, which hands over a credential. */
const GOOGLE = `let answered;
  window.google = { accounts: { id: {
    initialize: ({ callback }) => { answered = callback; },
    renderButton: (place) => {
      const button = document.createElement('button');
      button.textContent = 'Continuer avec Google';
      button.onclick = () => answered({ credential: 'a-credential' });
      place.append(button);
    },
  } } };`;

/**
 * Opens pages as a house would serve them that has Google configured: with its client’s id, under its own policy. `login`
 * answers in the server's place, which would ask Google.
 */
export async function withGoogle<Input>(page: Page, login: (input: Input) => object): Promise<void> {
  await asConfigured(page, { googleClientId: CLIENT_ID }, { 'google-client-id': CLIENT_ID });
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
  );
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { operationName: string; variables: { input: Input } };
    if (asked.operationName !== 'LoginWithGoogle') return route.fallback();
    await route.fulfill({ json: { data: { loginWithGoogle: login(asked.variables.input) } } });
  });
}

/** As one that has tiles for maps. */
export function withMap(page: Page, tiles: string): Promise<void> {
  const map = { tiles, attribution: '© OpenStreetMap' };
  return asConfigured(page, { map }, { 'map-tiles': map.tiles, 'map-attribution': map.attribution });
}

async function asConfigured(page: Page, settings: Settings, head: Record<string, string>) {
  const policy = await policyWith(settings);
  const metas = Object.entries(head).map(([name, content]) => meta('name', name, content));
  await page.route(
    (url) => !/^\/(graphql|api|assets|uploads|icons)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
        body: (await response.text()).replace('</head>', () => `${metas.join('')}</head>`),
      });
    },
  );
}

async function policyWith(settings: Settings): Promise<string> {
  const app = fastify();
  const secure = helmet(securityHeaders({ publicUrl: base, stripe: { mode: 'sandbox' }, ...settings }));
  app.addHook('onRequest', ({ raw }, reply, done) => secure(raw, reply.raw, () => done()));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}
