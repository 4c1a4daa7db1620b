import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { toggleWithin } from './choice';
import { ChoiceChip } from './choice-chip';
import { LimitedChoices } from './limited-choices';

export default {
  component: LimitedChoices,
  render: controlled(LimitedChoices, 'selectedIds', 'onToggle', (ids, id: string) => toggleWithin(ids, id) ?? ids),
  args: {
    title: 'Viandes',
    hint: 'Jusqu’à 2 au choix',
    limit: 2,
    options: [
      { id: 'chicken', name: 'Poulet mariné' },
      { id: 'kebab', name: 'Kebab' },
      { id: 'merguez', name: 'Merguez', hint: 'Piquante' },
      { id: 'bleu', name: 'Cordon bleu', soldOut: true, hint: 'De retour demain' },
    ],
    selectedIds: [],
    onToggle: fn(),
  },
} satisfies Meta<typeof LimitedChoices>;
type Story = StoryObj<typeof LimitedChoices>;

/** A choice over the limit is refused at the pressed chip, covering no other; deselecting one clears the message. */
export const OverTheLimit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cordon bleu'));
    for (const name of ['Poulet mariné', 'Kebab', /Merguez/])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    const alert = canvas.getByRole('alert');
    await expect(alert.textContent).toBe('Maximum 2 allowed.');
    const merguez = canvas.getByRole('checkbox', { name: /Merguez/ });
    await expect(merguez).not.toBeChecked();
    await expect(merguez).toHaveAccessibleDescription('Maximum 2 allowed.');
    await expect(merguez).toHaveAttribute('aria-disabled', 'true');
    const said = alert.getBoundingClientRect();
    for (const other of canvas.getAllByRole('checkbox').filter((chip) => chip !== merguez)) {
      const { top, bottom, left, right } = (other.closest('label') ?? other).getBoundingClientRect();
      const apart = top >= said.bottom || bottom <= said.top || left >= said.right || right <= said.left;
      await expect(apart).toBe(true);
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(merguez).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('1 sur 2')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Viandes' })).toHaveAccessibleDescription(
      '1 sur 2 Jusqu’à 2 au choix',
    );
    await userEvent.click(merguez);
    await expect(merguez).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kebab' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Cordon bleu De retour demain Épuisé/ })).toBeDisabled();
  },
};

/** The error takes the place of the hint, so that nothing moves under the finger. */
export const Missing: Story = {
  args: {
    error: 'Choisissez une viande, ou « Sans viande ».',
    children: <ChoiceChip type="checkbox" name="none" label="Sans viande" checked={false} onChange={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez une viande, ou « Sans viande ».');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choisissez une viande/);
    await expect(canvas.getByText('Jusqu’à 2 au choix')).not.toBeVisible();
  },
};

/** Without a limit; each price is part of what is read out. */
export const AsManyAsOneLikes: Story = {
  args: {
    title: 'Garnitures',
    hint: 'Autant que vous voulez',
    limit: undefined,
    wide: true,
    options: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: ['Cornichons', 'Fromage de chèvre fermier affiné au foin', 'Bacon', 'Œuf'][index % 4] ?? '',
      priceCents: 50 + index * 10,
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bacon \+ 0,70\s€$/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('2');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('1');
  },
};
