import { text } from '../../graphql/texts/text';

/** Where the documents have one sentence of their own for several causes, the specified voice keeps it. */
export const unlessDocumented = text({
  fr: (message: string, _documented: string) => message,
  en: (message) => message,
  specified: (_message, documented) => documented,
});
