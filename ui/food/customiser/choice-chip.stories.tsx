import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceChip } from './choice-chip';

const meta = {
  component: ChoiceChip,
  args: { type: 'checkbox', name: 'sauces', label: 'Algérienne', checked: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole chip can be pressed, or the space bar. */
export const NotChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Algérienne'));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Chosen: Story = { args: { checked: true } };
export const ChosenOneOfSeveral: Story = { args: { type: 'radio', checked: true } };

/** What it adds is part of what is read out. */
export const WithExtra: Story = {
  args: { label: 'Cheddar', extraCents: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Cheddar \+ 1,00\s€$/ })).toBeEnabled();
  },
};

export const Included: Story = { args: { type: 'radio', label: 'Frites maison', extraCents: 0 } };

export const SoldOut: Story = {
  args: { soldOut: true, extraCents: 150 },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('checkbox', { name: 'Algérienne Épuisé' });
    await expect(chip).toBeDisabled();
    await userEvent.click(canvas.getByText('Algérienne'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { label: 'Fromage de chèvre fermier affiné au foin de montagne', extraCents: 250, checked: true },
};

/** Why, and when it comes back. */
export const SoldOutWithReason: Story = {
  args: { soldOut: true, hint: 'De retour demain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Algérienne De retour demain Épuisé' })).toBeDisabled();
  },
};

/** The limit is reached: it looks shut, and a press is answered on its edge, in its description and not in its name. */
export const Closed: Story = {
  args: { closed: true, alert: { text: 'Maximum 2 allowed.', refusals: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('checkbox', { name: 'Algérienne' });
    await expect(chip).toHaveAttribute('aria-disabled', 'true');
    await expect(chip).toHaveAccessibleDescription('Maximum 2 allowed.');
    await userEvent.click(chip);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(chip).not.toBeChecked();
  },
};
