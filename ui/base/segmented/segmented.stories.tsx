import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segmented, type SegmentedProps } from './segmented';

function Kept(props: SegmentedProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Segmented
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
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
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Above a chart, whose heading says what it is about. */
export const LabelHidden: Story = { args: { labelHidden: true } };

export const WithIcons: Story = {
  args: {
    label: 'Présentation',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Vignettes', icon: <LayoutGrid aria-hidden="true" /> },
      { value: 'list', label: 'Liste', icon: <List aria-hidden="true" /> },
    ],
  },
};

export const OneNotAvailable: Story = {
  args: {
    options: [
      { value: 'day', label: 'Jour' },
      { value: 'week', label: 'Semaine' },
      { value: 'month', label: 'Mois', disabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mois'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** What does not fit beside stands below. */
export const LongLabels: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'Ventes à emporter' },
      { value: 'b', label: 'Anticonstitutionnellement' },
      { value: 'c', label: 'Remboursements et annulations' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
