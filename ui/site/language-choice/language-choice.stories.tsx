import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageChoice } from './language-choice';

export default {
  component: LanguageChoice,
  args: { value: 'fr', onChange: fn() },
} satisfies Meta<typeof LanguageChoice>;
type Story = StoryObj<typeof LanguageChoice>;

export const French: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('English')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

/** The page speaks as the house is set to. */
export const NobodyChose: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('button')) await expect(choice).toHaveAttribute('aria-pressed', 'false');
  },
};
