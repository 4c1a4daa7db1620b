import { expect, test } from 'vitest';
import { readCursor } from './board-changes';

test.each(['3:3:', '732:740:', '732:740:732', '732:740:732,735,739', '9007199254740993:9007199254740999:'])(
  'board cursor %s is accepted',
  (cursor) => expect(readCursor(cursor)).toBe(cursor),
);

test.each([
  ...[null, undefined, '', 'yesterday', '0:0:', '740:732:', '732:740:731', '732:740:740', '732:740:735,733'],
  ...['732:740:735,735', '732:740:,', '732:99999999999999999999:', "3:3:'; drop table orders"],
  `1:9999999:${Array.from({ length: 2000 }, (_, at) => at + 1).join(',')}`,
])('board cursor %s is rejected, so that the whole board is sent', (cursor) => expect(readCursor(cursor)).toBeNull());
