import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { EnglishPart } from './english-part';

export default {
  component: EnglishPart,
  args: { value: { nameEn: null, descriptionEn: 'All butter.' }, onChange: fn() },
  render: controlled(EnglishPart, 'value', 'onChange', (value, part: object) => ({ ...value, ...part })),
} satisfies Meta<typeof EnglishPart>;
type Story = StoryObj<typeof EnglishPart>;

/** Out of the way of whoever writes French alone. */
export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('En anglais')).toBeVisible();
    await expect(canvas.getByLabelText('Nom en anglais')).not.toBeVisible();
    await userEvent.click(canvas.getByText('En anglais'));
    await userEvent.type(canvas.getByLabelText('Nom en anglais'), 'Butter croissant');
    await expect(args.onChange).toHaveBeenLastCalledWith({ nameEn: 'Butter croissant' });
    await expect(canvas.getByLabelText('Description en anglais')).toHaveValue('All butter.');
  },
};

/** Of what has no description. */
export const NameAlone: Story = {
  args: { value: { nameEn: 'Goat’s cheese' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('En anglais'));
    await expect(canvas.queryByLabelText('Description en anglais')).toBeNull();
  },
};
