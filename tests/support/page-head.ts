import type { Page } from 'playwright';

/** Opens pages as a house would serve them that has more configured than the journeys' one: with further `meta` elements. */
export async function withHead(page: Page, entries: Record<string, string>): Promise<void> {
  const metas = Object.entries(entries).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  await page.route(
    (url) => !/^\/(graphql|api|assets|uploads|icons)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${metas.join('')}</head>`) });
    },
  );
}
