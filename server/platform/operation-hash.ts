import { createHash } from 'node:crypto';

/** Of an operation’s text as GraphQL prints it, in whatever order its fragments stand. */
export function operationHash(text: string): string {
  return createHash('sha256').update(text.split('\n\n').sort().join('\n\n')).digest('base64url');
}
