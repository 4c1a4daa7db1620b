import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Plate } from './illustration';

export default {
  component: Plate,
  decorators: [inBox('w-60 max-w-full')],
} satisfies Meta<typeof Plate>;
type Story = StoryObj<typeof Plate>;

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a55"/><circle cx="2" cy="1.5" r="1" fill="#fc7"/></svg>')}`;

/** A picture with a transparent ground lies on the plate, a photograph fills it; without one the plate is empty. */
export const Plates: Story = {
  render: belowEachOther(Plate, { picture: { src: croissant, kind: 'cutout' } }, { picture: { src: photo } }, {}),
};
