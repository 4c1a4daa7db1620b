import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup } from './choice-group';
import { CustomiserFrame } from './customiser-frame';

const meta = {
  component: CustomiserFrame,
  args: {
    name: 'Salade César',
    description: 'Poulet fermier, croûtons, copeaux de parmesan.',
    imageUrl: samplePictures.salad,
    allergens: ['GLUTEN', 'MILK'],
    allergensDeclared: true,
    slipTitle: 'Votre salade',
    slip: [{ label: 'Salade César', cents: 890 }, { label: '· Sauce à part' }, { label: '+ Œuf poché', cents: 120 }],
    totalCents: 1010,
    note: '',
    onNoteChange: fn(),
    busy: false,
    onSubmit: fn(),
    children: (
      <ChoiceGroup title="Suppléments" wide>
        <ChoiceChip
          type="checkbox"
          name="extra"
          label="Œuf poché"
          extraCents={120}
          checked
          onChange={() => undefined}
        />
      </ChoiceGroup>
    ),
  },
} satisfies Meta<typeof CustomiserFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slip repeats what was chosen; the bar stays in sight. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Votre salade' })).toHaveTextContent('+ Œuf poché1,20 €');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note pour la cuisine' }), 'O');
    await expect(args.onNoteChange).toHaveBeenCalledWith('O');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing can be changed or sent twice meanwhile. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { error: 'Erreur serveur, veuillez réessayer plus tard.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erreur serveur, veuillez réessayer plus tard.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
