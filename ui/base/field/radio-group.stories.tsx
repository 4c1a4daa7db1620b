import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { RadioGroup } from './radio-group';

const Kept = controlled(RadioGroup, 'value', 'onChange');

export default {
  component: RadioGroup,
  args: {
    label: 'Choix des viandes',
    value: null,
    onChange: fn(),
    options: [
      { value: 'all', label: 'Toutes les viandes', hint: 'Les nouvelles s’ajoutent d’elles-mêmes.' },
      { value: 'some', label: 'Certaines viandes' },
    ],
  },
  render: Kept,
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

/** Arrows move the choice, as in every form. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Toutes les viandes/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('some');
    await expect(canvas.getByRole('radio', { name: 'Certaines viandes' })).toBeChecked();
  },
};

/** With a hint; required; disabled; one that is not available; long texts. */
export const States: Story = {
  render: belowEachOther(
    Kept,
    { value: 'some', hint: 'Les clients choisissent parmi celles-ci.' },
    { label: 'Sauces', required: true, error: 'Choisissez une des deux.' },
    { label: 'Choix actuel', value: 'all', disabled: true },
    {
      value: 'a',
      label: 'Que faire des commandes qui ne sont pas récupérées avant la fermeture ?',
      options: [
        {
          value: 'a',
          label: 'Les conserver jusqu’au lendemain matin à l’ouverture',
          hint: 'Le client est prévenu par une notification et un courriel.',
        },
        { value: 'b', label: 'Anticonstitutionnellement les donner à une association' },
        { value: 'c', label: 'Les rembourser', hint: 'Indisponible', disabled: true },
      ],
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const group = (name: string) => canvas.getByRole('radiogroup', { name });
    await expect(group('Choix des viandes')).toHaveAccessibleDescription('Les clients choisissent parmi celles-ci.');
    await expect(group('Sauces')).toBeInvalid();
    await expect(group('Sauces')).toHaveAccessibleDescription('Choisissez une des deux.');
    await userEvent.click(within(group('Choix actuel')).getByText('Certaines viandes'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
