import { fieldsOf, parseJson } from '../page/untyped';
import { newMessage } from './news.texts';

export interface News {
  title: string;
  body: string;
  /** Path of the page in this app the message is about. */
  path: string;
  /** Identifies repeated messages: the same tag for the same content. */
  tag?: string;
}

/** Parses a push message: JSON with title, body and url, or plain text. A url outside of this app becomes `/`. */
export function readNews(text: string): News {
  const message = parseJson(text);
  const { title, body, url, tag } = typeof message === 'object' && message ? fieldsOf(message) : { body: text };
  const path = typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/';
  return {
    title: typeof title === 'string' && title ? title : newMessage(),
    body: typeof body === 'string' ? body : '',
    path,
    ...(typeof tag === 'string' && tag !== '' && { tag }),
  };
}
