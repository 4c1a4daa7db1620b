import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Brand } from './brand';

const meta = { component: Brand } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header it leads home and is called by its name, one word. */
export const Link: Story = {
  render: belowEachOther(Brand, { href: '/' }, { size: 'large' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MêmePrix' })).toHaveAttribute('href', '/');
  },
};
