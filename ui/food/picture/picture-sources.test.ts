import { expect, test } from 'vitest';
import { sourcesOf } from './picture';

test('an uploaded picture is offered in all widths, each in AVIF and WebP', () => {
  expect(sourcesOf('/uploads/shops/s/p-800.webp', '50vw', false)).toEqual({
    avif: '/uploads/shops/s/p-400.avif 400w, /uploads/shops/s/p-800.avif 800w, /uploads/shops/s/p-1600.avif 1600w',
    srcSet: '/uploads/shops/s/p-400.webp 400w, /uploads/shops/s/p-800.webp 800w, /uploads/shops/s/p-1600.webp 1600w',
    sizes: 'auto, 50vw',
  });
});

test('a picture that loads eagerly does not use sizes="auto", since its layout is not known yet', () => {
  expect(sourcesOf('/uploads/shops/s/p-800.webp', '50vw', true)?.sizes).not.toContain('auto');
});

test.each(['/uploads/demo/croissant.webp', 'blob:http://here/1', '/p-800.webp?x', ''])(
  'the picture « %s » exists in one width only, so that no sources are offered',
  (url) => {
    expect(sourcesOf(url, '50vw', false)).toBeUndefined();
  },
);
