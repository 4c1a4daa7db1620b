import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Locale, locale } from '../../texts/text';
import type { Config } from '../config';
import { inLocale } from '../locale';

const CHOSEN = /(?:^|;\s*)language=(fr|en)(?:;|$)/;
const OURS = /\b(fr|en)\b/i;

/** What a person chose (cookie `language`), else what the house says, which may be to go by the browser (contract, « Texts »). */
export function localeOf(headers: IncomingHttpHeaders, interfaceTexts: Config['interfaceTexts']): Locale {
  const [, chosen] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  if (chosen !== undefined) return chosen as Locale;
  if (interfaceTexts !== 'auto') return interfaceTexts;
  // Browsers list the languages of their people by preference.
  const languages = headers['accept-language'] ?? 'fr';
  return (OURS.exec(languages)?.[1]?.toLowerCase() ?? 'en') as Locale;
}

/** Every request is answered in its person's locale; REST in the documents' own words. */
export function answerInLocale(app: FastifyInstance, { interfaceTexts }: Pick<Config, 'interfaceTexts'>): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) =>
    inLocale(/^\/api\//i.test(url) ? 'specified' : localeOf(headers, interfaceTexts), done),
  );
}

/** What comes over a socket comes from its connection, which knows of no request: it is heard in the locale it was opened in. */
export function keepLocale(socket: EventEmitter): void {
  const opened = locale();
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...heard: unknown[]) => inLocale(opened, () => emit(event, ...heard));
}
