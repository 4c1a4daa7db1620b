import { expect, test } from 'vitest';
import { imageTypeOf, pictureRefusal } from './image-type';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['a GIF', 'GIF89a\x01\0', 'gif'],
  ['an AVIF of another first brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
])('%s is recognised by its first bytes', (_what, text, type) => {
  expect(imageTypeOf(bytes(text))).toBe(type);
});

test.each([
  '<!doctype html><script>',
  // A sound in the same envelope as WebP, a text that begins like a GIF, half a signature.
  'RIFF\x24\0\0\0WAVEfmt ',
  'GIF88a',
  '\x89PNG',
  ...['', 'hello', 'BMW 320', '<html>'],
])('a file of unknown content « %s » is rejected as not an image', (text) => {
  expect(imageTypeOf(bytes(text))).toBeNull();
  expect(pictureRefusal(bytes(text))).toMatch(/^Ce fichier n’est pas une image JPEG/);
});

test.each([
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftyphevc\0\0\0\0hevc'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0\b\0\0\0'],
  ['TIFF', 'MM\0*\0\0\0\b'],
  ['BMP', 'BM\x9a\0\0\0\0\0\0\0'],
  ['SVG', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG', '\xef\xbb\xbf<svg viewBox="0 0 1 1"/>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['MP4', '\0\0\0\x1cftypisom\0\0\0\0'],
])('a picture file in %s is rejected, naming its format and JPEG as an alternative', (format, text) => {
  expect(imageTypeOf(bytes(text))).toBeNull();
  expect(pictureRefusal(bytes(text))).toMatch(new RegExp(`au format ${format}.*JPEG`));
});
