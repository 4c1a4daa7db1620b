import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { sampleCheeses, sampleCooking } from '../../../.storybook/samples/option-groups';
import { OptionGroupEditor } from './option-group-editor';

export default {
  component: OptionGroupEditor,
  args: {
    otherGroups: [],
    categories: [
      {
        id: 'c-1',
        name: 'Plats',
        items: [
          { id: 'i-4', name: 'Entrecôte' },
          { id: 'i-5', name: 'Burger' },
        ],
      },
    ],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof OptionGroupEditor>;
type Story = StoryObj<typeof OptionGroupEditor>;

/** Typed in one go: Enter goes from the name to the options and on; an empty last row is left out. */
export const TypedInOneGo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
    await userEvent.keyboard('Cuisson{Enter}Bleu{Enter}Saignant{Enter}À point{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Option 4' })).toHaveFocus();
    await expect(canvas.getByText(/^Vos clients liront : Obligatoire/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prix en plus : À point' }), '0,50');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Entrecôte' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const option = { id: null, nameEn: null, priceCents: 0, allergens: null, preparationUnits: 0 };
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ name: 'Cuisson', nameEn: null, min: 1, max: 1, included: 0, perOptionMax: 1, shownWhen: null },
      options: [
        { ...option, name: 'Bleu' },
        { ...option, name: 'Saignant' },
        { ...option, name: 'À point', priceCents: 50 },
      ],
      itemIds: ['i-4'],
    });
  },
};

/** Nothing yet, the name of another group, an option twice: each is said at its field. */
export const Refused: Story = {
  args: { otherGroups: [sampleCooking] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await expect(canvas.getByText('Donnez un nom.')).toBeVisible();
    await expect(canvas.getByText('Donnez au moins une option.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nom', description: /Donnez/ })).toHaveFocus();
    await userEvent.keyboard('cuisson{Enter}Bleu{Enter}bleu');
    await expect(canvas.getByText('Un groupe a déjà ce nom.')).toBeVisible();
    await expect(canvas.getByText('Une option de ce groupe a déjà ce nom.')).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An existing one: its own numbers, and when it is offered. */
export const Custom: Story = {
  args: { initialValues: sampleCheeses, otherGroups: [sampleCooking] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Sur mesure' })).toBeChecked();
    await expect(canvas.getByText(/^Vos clients liront : Jusqu’à 4/)).toBeVisible();
    const most = canvas.getByRole('textbox', { name: 'Au plus' });
    await userEvent.clear(most);
    await userEvent.type(most, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByText('Un nombre de 1 à 99.')).toBeVisible();
    await expect(most).toHaveFocus();
    await userEvent.clear(most);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bleu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Roquefort' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Roquefort' }));
    await expect(canvas.getByRole('button', { name: 'Une option de plus' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ min: 0, max: null, included: 1, perOptionMax: 2 },
        shownWhen: { groupId: 'g-1', optionIds: ['o-12', 'o-11'] },
        options: [expect.objectContaining({ id: 'o-21', name: 'Comté', priceCents: 120, allergens: ['MILK'] })],
      }),
    );
  },
};

/** What is rarely needed of an option is behind a press: English name, allergens, work in the kitchen, its place. */
export const FactsOfAnOption: Story = {
  args: { initialValues: sampleCooking },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Bleu', expanded: false }));
    const row = within(canvas.getByRole('group', { name: 'Options' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Nom en anglais' }), 'Very rare');
    await userEvent.click(row.getByRole('button', { name: 'Monter : Bleu' }));
    await userEvent.click(row.getByRole('button', { name: 'Descendre : Bleu' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Plusieurs, facultatif' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ min: 0, max: null },
        options: [
          expect.objectContaining({ id: 'o-12' }),
          expect.objectContaining({ id: 'o-11', nameEn: 'Very rare' }),
          expect.objectContaining({ id: 'o-13' }),
        ],
      }),
    );
  },
};

/** A long menu is searched; what is ticked stays so. */
export const LongMenu: Story = {
  args: {
    categories: ['Plats', 'Desserts'].map((name) => ({
      ...{ id: name, name },
      items: Array.from({ length: 8 }, (_, place) => ({
        id: `${name}-${place}`,
        name: `${name} du jour ${place + 1}`,
      })),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plats du jour 2' }));
    const search = canvas.getByRole('searchbox', { name: 'Chercher un article' });
    await userEvent.type(search, 'dessert');
    await expect(canvas.queryByRole('checkbox', { name: 'Plats du jour 2' })).toBeNull();
    await expect(canvas.getByText('1 article')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(canvas.getByText('Aucun article trouvé.')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByRole('checkbox', { name: 'Plats du jour 2' })).toBeChecked();
  },
};

/** Changed or deleted on another device meanwhile; being saved; nothing on the menu yet. */
export const Meanwhile: Story = {
  render: belowEachOther(
    OptionGroupEditor,
    { initialValues: sampleCooking, elsewhere: 'changed', onTakeCurrent: fn() },
    { initialValues: sampleCooking, elsewhere: 'gone' },
    { initialValues: sampleCooking, busy: true },
    { initialValues: sampleCooking, categories: [], error: 'Pas de connexion. Vérifiez votre réseau.' },
  ),
};
