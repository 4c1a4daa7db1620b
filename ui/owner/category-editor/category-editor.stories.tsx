import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { CategoryEditor } from './category-editor';

const category = (id: string, name: string, count: number) => ({
  id,
  name,
  nameEn: null,
  items: Array.from({ length: count }),
});

export default {
  component: CategoryEditor,
  args: {
    categories: [
      category('c-1', 'Viennoiseries', 5),
      category('c-2', 'Pains', 12),
      category('c-3', 'Pâtisseries', 1),
      category('c-4', 'Boissons', 0),
    ],
    onMove: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CategoryEditor>;
type Story = StoryObj<typeof CategoryEditor>;

/** Hours that begin and end at once are refused; those past midnight are kept. What was not touched stays as it was. */
export const ServedAtHours: Story = {
  args: {
    categories: [
      {
        ...category('c-1', 'Petit déjeuner', 3),
        served: { days: [6], from: null, until: '10:30' },
        servedText: 'samedi, jusqu’à 10:30',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 articles · samedi, jusqu’à 10:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Petit déjeuner' }));
    await userEvent.click(canvas.getByText('Jours et heures'));
    await fireEvent.change(canvas.getByLabelText('Dès'), { target: { value: '10:30' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByLabelText('Jusqu’à')).toHaveFocus();
    await fireEvent.change(canvas.getByLabelText('Dès'), { target: { value: '22:00' } });
    await fireEvent.change(canvas.getByLabelText('Jusqu’à'), { target: { value: '02:00' } });
    await expect(canvas.getByText('Le lendemain')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dimanche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const served = { days: [6, 7], from: '22:00', until: '02:00' };
    await expect(args.onRename).toHaveBeenCalledWith('c-1', { name: 'Petit déjeuner', nameEn: null, served });
  },
};

/** No name, or that of another, is refused; Escape gives up; spaces and the e of the keyboard stay in the field. */
export const Renamed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Renommer Pains' });
    await userEvent.click(button());
    const field = canvas.getByLabelText('Nom de la catégorie');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez saisir un nom de catégorie valide\.$/);
    await userEvent.type(field, 'boissons{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Cette catégorie existe déjà pour ce restaurant\.$/);
    await userEvent.keyboard('Quoi{Escape}');
    await expect(button()).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.click(button());
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), ' et brioches');
    await userEvent.click(canvas.getByText('En anglais'));
    await userEvent.type(canvas.getByLabelText('Nom en anglais'), 'Breads and buns{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('c-2', { name: 'Pains et brioches', nameEn: 'Breads and buns' });
    await expect(button()).toHaveFocus();
  },
};

/** One place at a time, by thumb; what goes along is said before it is removed, and « Annuler » has the focus. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Pains' }));
    await expect(args.onMove).toHaveBeenCalledWith('c-2', 0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Pains : position 1 sur 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Pains' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Supprimer « Pains » ?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await expect(canvas.getByText(/Ses 12 articles disparaîtront aussi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c-2');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** On its way; the last one is gone, and the answer to the last change was no. */
export const Busy: Story = {
  render: belowEachOther(
    CategoryEditor,
    {
      busy: true,
      categories: [
        category('c-1', 'Pains spéciaux du week-end et des jours de fête, sur commande', 5),
        category('c-2', 'Anticonstitutionnellement bonnes pâtisseries', 120),
      ],
    },
    { categories: [], outcome: { tone: 'danger', text: 'Non autorisé. Veuillez vous reconnecter.' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Renommer Pains/ })).toBeDisabled();
  },
};
