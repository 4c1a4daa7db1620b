import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { CategoryEditor, type CategoryEditorProps } from './category-editor';

function Kept(props: CategoryEditorProps) {
  const [categories, setCategories] = useState(props.categories);
  return (
    <CategoryEditor
      {...props}
      categories={categories}
      onMove={(id, toIndex) => {
        const others = categories.filter((one) => one.id !== id);
        const moved = categories.filter((one) => one.id === id);
        setCategories([...others.slice(0, toIndex), ...moved, ...others.slice(toIndex)]);
        props.onMove(id, toIndex);
      }}
      onRename={(id, values) => {
        setCategories(categories.map((one) => (one.id === id ? { ...one, ...values } : one)));
        props.onRename(id, values);
      }}
      onRemove={(id) => {
        setCategories(categories.filter((one) => one.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const meta = {
  component: CategoryEditor,
  args: {
    categories: [
      { id: 'c-1', name: 'Viennoiseries', nameEn: null, items: Array.from({ length: 5 }) },
      { id: 'c-2', name: 'Pains', nameEn: null, items: Array.from({ length: 12 }) },
      { id: 'c-3', name: 'Pâtisseries', nameEn: null, items: Array.from({ length: 1 }) },
      { id: 'c-4', name: 'Boissons', nameEn: null, items: [] },
    ],
    onMove: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CategoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (rows: HTMLElement[]) => rows.map((row) => /^(\D+?)\d/.exec(row.textContent)?.[1]);

/** One place at a time, by thumb. */
export const Moved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Pains' }));
    await expect(args.onMove).toHaveBeenCalledWith('c-2', 0);
    await waitFor(() =>
      expect(order(canvas.getAllByRole('row'))).toEqual(['Pains', 'Viennoiseries', 'Pâtisseries', 'Boissons']),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Pains : position 1 sur 4');
  },
};

/** Hours that begin and end at once are refused; those past midnight are kept. What was not touched stays as it was. */
export const ServedAtHours: Story = {
  args: {
    categories: [
      {
        id: 'c-1',
        name: 'Petit déjeuner',
        nameEn: null,
        served: { days: [6], from: null, until: '10:30' },
        servedText: 'samedi, jusqu’à 10:30',
        items: Array.from({ length: 3 }),
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

/** Renamed in its place; spaces and the e of the keyboard stay in the field. */
export const Renamed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Pains' }));
    const field = canvas.getByLabelText('Nom de la catégorie');
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' et brioches');
    await userEvent.click(canvas.getByText('En anglais'));
    await userEvent.type(canvas.getByLabelText('Nom en anglais'), 'Breads and buns{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('c-2', { name: 'Pains et brioches', nameEn: 'Breads and buns' });
    await expect(canvas.getByRole('button', { name: 'Renommer Pains et brioches' })).toHaveFocus();
  },
};

/** No name, or the name of another. */
export const NotToBeNamedSo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Pains' }));
    const field = canvas.getByLabelText('Nom de la catégorie');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez saisir un nom de catégorie valide\.$/);
    await userEvent.type(field, 'boissons{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Cette catégorie existe déjà pour ce restaurant\.$/);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const RenamingGivenUp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Pains' }));
    await userEvent.keyboard('Quoi{Escape}');
    await expect(canvas.getByRole('button', { name: 'Renommer Pains' })).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

/** What goes along is said before. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Pains' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Supprimer « Pains » ?' })).toBeVisible();
    await expect(canvas.getByText(/Ses 12 articles disparaîtront aussi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c-2');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Viennoiseries' }));
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Renommer Pains' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { outcome: { tone: 'danger', text: 'Non autorisé. Veuillez vous reconnecter.' } },
};

export const Empty: Story = { args: { categories: [] } };

export const LongNames: Story = {
  args: {
    categories: [
      {
        id: 'c-1',
        name: 'Pains spéciaux du week-end et des jours de fête, sur commande',
        nameEn: null,
        items: Array.from({ length: 5 }),
      },
      {
        id: 'c-2',
        name: 'Anticonstitutionnellement bonnes pâtisseries',
        nameEn: null,
        items: Array.from({ length: 120 }),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
