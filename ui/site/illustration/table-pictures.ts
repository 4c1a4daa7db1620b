import bagel from '@lobehub/fluent-emoji-3d/assets/1f96f.webp';
import baguette from '@lobehub/fluent-emoji-3d/assets/1f956.webp';
import cake from '@lobehub/fluent-emoji-3d/assets/1f370.webp';
import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp';
import salad from '@lobehub/fluent-emoji-3d/assets/1f957.webp';
import sandwich from '@lobehub/fluent-emoji-3d/assets/1f96a.webp';
import type { PlatePicture } from './illustration';

export const tablePictures: readonly PlatePicture[] = [croissant, sandwich, salad, baguette, cake, bagel].map(
  (src) => ({
    src,
    kind: 'cutout',
  }),
);
