import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plate } from './illustration';

const meta = {
  component: Plate,
  decorators: [
    (Story) => (
      <div className="aspect-square w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture with a transparent ground lies on the plate. */
export const Cutout: Story = { args: { picture: { src: croissant, kind: 'cutout' } } };

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a55"/><circle cx="2" cy="1.5" r="1" fill="#fc7"/></svg>')}`;

/** A photograph fills it. */
export const Photo: Story = { args: { picture: { src: photo } } };

/** No picture: an empty plate, still good to look at. */
export const Empty: Story = {};
