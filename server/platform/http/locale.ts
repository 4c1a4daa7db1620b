import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Locale, locale } from '../../../graphql/texts/text';
import type { Config } from '../../config';
import { inLocale } from '../../locale';

const CHOSEN = /(?:^|;\s*)language=(fr|en)(?:;|$)/;

/**
 * Returns the language chosen by the person (cookie `language`), else the configured one, which may follow the browser
 * (contract, « Texts »).
 */
export function localeOf(headers: IncomingHttpHeaders, interfaceTexts: Config['interfaceTexts']): Locale {
  const [, chosen] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  if (chosen !== undefined) return chosen as Locale;
  if (interfaceTexts !== 'auto') return interfaceTexts;
  return preferredLanguage(headers['accept-language']?.toLowerCase() ?? 'fr');
}

/**
 * Picks French or English from a header in lower case, by weight, then by order (RFC 9110, 12.5.4); English when it
 * names neither, unless it excludes English.
 */
function preferredLanguage(header: string): 'fr' | 'en' {
  const ranges = header.split(',').map((range, place) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1;
    return { language: tag.split('-')[0], weight: Number(weight) || 0, place };
  });
  ranges.sort((one, other) => other.weight - one.weight);
  const rank = (wanted: string) => {
    const best = ranges.find(({ language }) => language === wanted) ?? ranges.find(({ language }) => language === '*');
    return best ? { ...best, weight: best.weight || -1 } : { weight: 0, place: 0 };
  };
  const [french, english] = [rank('fr'), rank('en')];
  if (french.weight !== english.weight) return french.weight > english.weight ? 'fr' : 'en';
  return french.weight > 0 && french.place <= english.place ? 'fr' : 'en';
}

/** Answers each request in the caller's locale; REST answers use the wording of the specification. */
export function answerInLocale(app: FastifyInstance, { interfaceTexts }: Pick<Config, 'interfaceTexts'>): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) =>
    inLocale(/^\/api\//i.test(url) ? 'specified' : localeOf(headers, interfaceTexts), done),
  );
}

/**
 * Runs the events of a socket in the locale of the request that opened it, because they are emitted outside of any
 * request.
 */
export function bindLocale(socket: EventEmitter): void {
  const opened = locale();
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...heard: unknown[]) => inLocale(opened, () => emit(event, ...heard));
}
