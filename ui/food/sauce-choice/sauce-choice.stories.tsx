import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SauceChoice } from './sauce-choice';

const meta = {
  component: SauceChoice,
  args: {
    sauces: [
      { id: 'algerian', name: 'Algérienne' },
      { id: 'white', name: 'Blanche' },
      { id: 'samurai', name: 'Samouraï', hint: 'Piquante' },
      { id: 'harissa', name: 'Harissa', soldOut: true },
    ],
    selectedIds: ['white'],
    limit: 2,
    onToggle: fn(),
  },
} satisfies Meta<typeof SauceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpToTwo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Jusqu’à 2 au choix, incluses')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Algérienne' }));
    await expect(args.onToggle).toHaveBeenCalledWith('algerian');
  },
};

export const OneAtMost: Story = {
  args: { limit: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Algérienne' }));
    await expect(canvas.getByRole('alert').textContent).toBe('Maximum 1 allowed.');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const NoLimit: Story = { args: { limit: undefined } };

/** No sauce to choose: no group. */
export const NoSauce: Story = {
  args: { limit: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    sauces: [
      { id: 'a', name: 'Moutarde de Meaux à l’ancienne et miel de châtaignier' },
      { id: 'b', name: 'Anticonstitutionnellement-piquante' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
