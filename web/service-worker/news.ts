import { newMessage } from './news.texts';

/** What a push says. */
export interface News {
  title: string;
  body: string;
  /** The page of this product it is about. */
  path: string;
  /** The same for what says the same. */
  tag?: string;
}

/** A push as it came: JSON with title, body and url, or nothing but its words. Leads to no other site. */
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
