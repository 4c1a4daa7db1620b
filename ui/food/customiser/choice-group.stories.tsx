import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup } from './choice-group';

const chips = ['Poulet', 'Merguez', 'Cordon bleu'].map((label, place) => (
  <ChoiceChip key={label} type="checkbox" name="meats" label={label} checked={place === 0} onChange={() => undefined} />
));

const meta = {
  component: ChoiceGroup,
  args: { title: 'Viandes', hint: 'Jusqu’à 2 au choix', count: { chosen: 1, limit: 2 }, children: chips },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, rule and count are said when one enters the group. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Viandes' });
    await expect(group).toHaveAccessibleDescription('1 sur 2 Jusqu’à 2 au choix');
  },
};

export const Full: Story = { args: { count: { chosen: 2, limit: 2 } } };

/** No rule, no count: as many as one likes. */
export const Free: Story = { args: { hint: undefined, count: undefined, wide: true } };

/** Nothing was chosen where something must be: said in the place of the rule, so that nothing moves under the finger. */
export const Missing: Story = {
  args: { count: undefined, error: 'Choisissez une viande, ou « Sans viande ».' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez une viande, ou « Sans viande ».');
    await expect(canvas.getByText('Jusqu’à 2 au choix')).not.toBeVisible();
  },
};
