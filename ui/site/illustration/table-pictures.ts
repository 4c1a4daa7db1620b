import bagel from '@lobehub/fluent-emoji-3d/assets/1f96f.webp';
import baguette from '@lobehub/fluent-emoji-3d/assets/1f956.webp';
import cake from '@lobehub/fluent-emoji-3d/assets/1f370.webp';
import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp';
import salad from '@lobehub/fluent-emoji-3d/assets/1f957.webp';
import sandwich from '@lobehub/fluent-emoji-3d/assets/1f96a.webp';

export const tablePictures = [croissant, sandwich, salad, baguette, cake, bagel];
