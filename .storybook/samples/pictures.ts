import baguette from '@lobehub/fluent-emoji-3d/assets/1f956.webp?inline';
import burger from '@lobehub/fluent-emoji-3d/assets/1f354.webp?inline';
import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp?inline';
import cupcake from '@lobehub/fluent-emoji-3d/assets/1f9c1.webp?inline';
import pizza from '@lobehub/fluent-emoji-3d/assets/1f355.webp?inline';
import salad from '@lobehub/fluent-emoji-3d/assets/1f957.webp?inline';
import sandwich from '@lobehub/fluent-emoji-3d/assets/1f96a.webp?inline';
import tart from '@lobehub/fluent-emoji-3d/assets/1f370.webp?inline';

function onTable(dish: string, cloth: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${cloth}"/><ellipse cx="400" cy="490" rx="210" ry="34" opacity=".07"/><image href="${dish}" x="190" y="80" width="420" height="420"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const samplePictures = {
  baguette: onTable(baguette, 'oklch(0.89 0.05 75)'),
  burger: onTable(burger, 'oklch(0.86 0.07 55)'),
  croissant: onTable(croissant, 'oklch(0.92 0.05 88)'),
  cupcake: onTable(cupcake, 'oklch(0.9 0.04 20)'),
  pizza: onTable(pizza, 'oklch(0.87 0.06 40)'),
  salad: onTable(salad, 'oklch(0.9 0.05 130)'),
  sandwich: onTable(sandwich, 'oklch(0.9 0.06 95)'),
  tart: onTable(tart, 'oklch(0.88 0.05 60)'),
};

export const brokenPicture = 'data:image/png;base64,nothing';
