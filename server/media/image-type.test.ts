import { expect, test } from 'vitest';
import { imageTypeOf } from './image-type';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['a GIF', 'GIF89a\x01\0', 'gif'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
])('%s is known by its first bytes', (_what, text, type) => {
  expect(imageTypeOf(bytes(text))).toBe(type);
});

test.each([
  ['a drawing in SVG, which can carry scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>'],
  ['a film', '\0\0\0\x1cftypisom\0\0\0\0'],
  ['a sound in the same envelope as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a text that begins like one', 'GIF88a'],
  ['half a signature', '\x89PNG'],
  ['nothing', ''],
])('%s is none', (_what, text) => {
  expect(imageTypeOf(bytes(text))).toBeNull();
});
