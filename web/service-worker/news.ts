import { newMessage } from './news.texts';

export interface News {
  title: string;
  body: string;
  /** Path of the page in this app the message is about. */
  path: string;
  /** Identifies repeated messages: the same tag for the same content. */
  tag?: string;
}

/**
 * Parses a push message: JSON with title, body and url, or plain text. A url outside of this app is replaced by `/`.
 */
export function readNews(text: string): News {
  const { title, body, url, tag } = parsed(text);
  const path = typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/';
  return {
    title: typeof title === 'string' && title ? title : newMessage(),
    body: typeof body === 'string' ? body : '',
    path,
    ...(typeof tag === 'string' && tag !== '' && { tag }),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { body: text };
  } catch {
    return { body: text };
  }
}
