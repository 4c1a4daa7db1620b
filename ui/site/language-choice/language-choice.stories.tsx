import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { LanguageChoice } from './language-choice';

export default {
  component: LanguageChoice,
  args: { value: 'fr', onChange: fn() },
} satisfies Meta<typeof LanguageChoice>;

/** Where nobody chose the page speaks as the house is set to. */
export const French: StoryObj<typeof LanguageChoice> = {
  render: belowEachOther(LanguageChoice, {}, { value: null }),
  play: async ({ args, canvas, userEvent }) => {
    const pressed = canvas.getAllByRole('button').map((choice) => choice.ariaPressed);
    await expect(pressed).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getAllByText('English')[0]).toHaveAttribute('lang', 'en');
    for (const english of canvas.getAllByRole('button', { name: 'English' })) await userEvent.click(english);
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
