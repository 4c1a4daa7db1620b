import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { SlowConfirmation } from './slow-confirmation';

export default { component: SlowConfirmation } satisfies Meta<typeof SlowConfirmation>;

export const Situations: StoryObj<typeof SlowConfirmation> = {
  render: belowEachOther(SlowConfirmation, {}, { paid: true }),
  play: async ({ canvas }) => {
    const [before, paid] = canvas.getAllByRole('status');
    await expect(before).toHaveTextContent('Confirmation plus lente');
    await expect(paid).toHaveTextContent('n’a pas encore vu votre commande');
  },
};
