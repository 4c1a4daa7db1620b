import { expect, test } from 'vitest';
import { bucketAddress, publicAddress } from './picture-bucket';

const images = { bucket: 'images', region: 'eu-west-3' };

test('a bucket at AWS has a name of its own', () => {
  expect(bucketAddress(images, 'shops/a.webp')).toBe('https://images.s3.eu-west-3.amazonaws.com/shops/a.webp');
});

test.each(['https://s3.fr-par.scw.cloud', 'https://s3.fr-par.scw.cloud/'])(
  'any other lies below its endpoint, %s',
  (endpoint) => {
    expect(bucketAddress({ ...images, endpoint }, 'shops/a.webp')).toBe(
      'https://s3.fr-par.scw.cloud/images/shops/a.webp',
    );
  },
);

test('browsers are led to the public address, where there is one', () => {
  expect(publicAddress(images, 'shops/a.webp')).toBeNull();
  expect(publicAddress({ ...images, publicUrl: 'https://cdn.example/memeprix/' }, 'shops/a.webp')).toBe(
    'https://cdn.example/memeprix/shops/a.webp',
  );
});
