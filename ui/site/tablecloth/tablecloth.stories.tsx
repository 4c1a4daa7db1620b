import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../.storybook/situations';
import { Plate } from '../illustration/illustration';
import { Tablecloth } from './tablecloth';

export default {
  component: Tablecloth,
  decorators: [inBox('relative h-72')],
} satisfies Meta<typeof Tablecloth>;
type Story = StoryObj<typeof Tablecloth>;

export const Laid: Story = {
  args: {
    children: (
      <div className="absolute start-8 top-8 size-56">
        <Plate />
      </div>
    ),
  },
};
