import { expect, test } from 'vitest';
import { bucketAddress, publicAddress } from './picture-bucket';

const images = { bucket: 'images', region: 'eu-west-3' };

test('a bucket at AWS is addressed by a host name of its own', () => {
  expect(bucketAddress(images, 'shops/a.webp')).toBe('https://images.s3.eu-west-3.amazonaws.com/shops/a.webp');
});

test.each(['https://s3.fr-par.scw.cloud', 'https://s3.fr-par.scw.cloud/'])(
  'a bucket elsewhere is addressed below its endpoint %s',
  (endpoint) => {
    expect(bucketAddress({ ...images, endpoint }, 'shops/a.webp')).toBe(
      'https://s3.fr-par.scw.cloud/images/shops/a.webp',
    );
  },
);

test('a picture’s public address is below the bucket’s public URL, or null when there is none', () => {
  expect(publicAddress(images, 'shops/a.webp')).toBeNull();
  expect(publicAddress({ ...images, publicUrl: 'https://cdn.example/memeprix/' }, 'shops/a.webp')).toBe(
    'https://cdn.example/memeprix/shops/a.webp',
  );
});
