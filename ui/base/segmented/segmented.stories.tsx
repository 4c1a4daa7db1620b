import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { Segmented } from './segmented';

const Kept = controlled(Segmented, 'value', 'onChange');

export default {
  component: Segmented,
  args: {
    label: 'Période',
    value: 'week',
    onChange: fn(),
    options: [
      { value: 'day', label: 'Jour' },
      { value: 'week', label: 'Semaine' },
      { value: 'month', label: 'Mois' },
    ],
  },
  render: Kept,
} satisfies Meta<typeof Segmented>;
type Story = StoryObj<typeof Segmented>;

/** Pressed, or moved by arrows. */
export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mois'));
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await expect(canvas.getByRole('radio', { name: 'Semaine' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Période' })).toBeVisible();
  },
};

/** Above a chart, whose heading says what it is about, without a label; what does not fit beside stands below. */
export const Looks: Story = {
  render: belowEachOther(
    Kept,
    { labelHidden: true },
    { label: 'Semaine', disabled: true },
    {
      label: 'Présentation',
      value: 'grid',
      options: [
        { value: 'grid', label: 'Vignettes', icon: <LayoutGrid aria-hidden="true" /> },
        { value: 'list', label: 'Liste', icon: <List aria-hidden="true" /> },
        { value: 'evening', label: 'Soir', disabled: true },
      ],
    },
    {
      label: 'Opérations',
      value: 'a',
      options: [
        { value: 'a', label: 'Ventes à emporter' },
        { value: 'b', label: 'Anticonstitutionnellement' },
        { value: 'c', label: 'Remboursements et annulations' },
      ],
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Soir'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
