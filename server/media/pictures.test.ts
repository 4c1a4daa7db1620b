import { expect, test } from 'vitest';
import { isUploadKey, pictureKey, pictureUrl, uploadKey, uploadOf } from './pictures';

const shopId = '019ab3f0-0000-7000-8000-000000000001';
const uploadId = '019ab3f0-0000-7000-8000-000000000002';

test('an upload’s URL converts back to its key, with or without a host', () => {
  const key = uploadKey(shopId, uploadId);
  const url = pictureUrl(key) ?? '';
  expect(pictureKey(url)).toBe(key);
  expect(pictureKey(`https://memeprix.example${url}`)).toBe(key);
  expect(uploadOf(key)).toEqual({ shopId, uploadId });
});

test('an upload has one valid key per width and format', () => {
  for (const width of [400, 800, 1600])
    for (const format of ['webp', 'avif'])
      expect(isUploadKey(uploadKey(shopId, uploadId, { width, format }))).toBe(true);
  for (const other of [
    uploadKey(shopId, uploadId, { width: 80, format: 'webp' }),
    'demo/croissant.webp',
    `shops/${shopId}/../secret-800.webp`,
  ])
    expect(isUploadKey(other)).toBe(false);
});

test('other addresses and paths are not recognised as uploads', () => {
  expect(pictureKey('https://elsewhere.example/croissant.jpg')).toBeNull();
  expect(pictureKey('')).toBeNull();
  expect(pictureKey('http://[')).toBeNull();
  expect(pictureKey('/uploads/%E0%A4%A')).toBe('%E0%A4%A');
  expect(uploadOf('demo/croissant.webp')).toBeNull();
  expect(uploadOf(`shops/${shopId}/../../secret-800.webp`)).toBeNull();
  expect(uploadOf(`shops/${shopId}/${uploadId}-400.webp`)).toBeNull();
});
