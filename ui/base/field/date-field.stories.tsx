import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { DateField, TimeField } from './date-field';

export default {
  component: DateField,
  args: { label: 'Jour de fermeture', value: '', onChange: fn() },
  render: controlled(DateField, 'value', 'onChange'),
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

/** Whatever the device shows, the value is always written the same way. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Jour de fermeture');
    await fireEvent.change(field, { target: { value: '2026-12-25' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Time: Story = {
  args: { label: 'Heure d’ouverture' },
  render: controlled(TimeField, 'value', 'onChange'),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Heure d’ouverture');
    await fireEvent.change(field, { target: { value: '08:15' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('08:15');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** What lies outside the limits cannot be chosen. The device draws its own picture, in the colours of the theme. */
export const Filled: Story = {
  render: belowEachOther(
    DateField,
    { value: '2026-05-01', min: '2026-01-01', max: '2026-12-31', hint: 'En 2026 seulement.' },
    { label: 'Réouverture', value: '2026-05-01', required: true, error: 'Choisissez un jour à venir.' },
    { value: '2026-05-01', disabled: true, label: 'Premier jour de la fermeture exceptionnelle pour congés annuels' },
  ),
  play: async ({ canvas }) => {
    const limited = canvas.getByLabelText('Jour de fermeture');
    await expect(limited).toHaveValue('2026-05-01');
    await expect(limited).toBeValid();
    await expect(limited).toHaveAttribute('max', '2026-12-31');
    await expect(canvas.getByLabelText('Réouverture')).toHaveAccessibleDescription('Choisissez un jour à venir.');
  },
};

export const FilledTimes: Story = {
  render: belowEachOther(
    TimeField,
    { label: 'Ouverture', value: '07:30', min: '06:00', max: '20:00', hint: 'De 6 h à 20 h.' },
    { label: 'Fermeture', value: '07:30', required: true, error: 'La fermeture vient après l’ouverture.' },
    {
      label: 'Heure à partir de laquelle les commandes de la journée peuvent être retirées',
      value: '07:30',
      disabled: true,
    },
  ),
  play: async ({ canvas }) => {
    const limited = canvas.getByLabelText('Ouverture');
    await expect(limited).toHaveValue('07:30');
    await expect(limited).toBeValid();
    await expect(limited).toHaveAttribute('max', '20:00');
    await expect(canvas.getByLabelText('Fermeture')).toHaveAccessibleDescription(
      'La fermeture vient après l’ouverture.',
    );
  },
};
