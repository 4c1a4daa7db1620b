import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { CategoryForm } from './category-form';

const meta = {
  component: CategoryForm,
  args: { takenNames: ['Viennoiseries', 'Pains', 'Pâtisseries'], onSubmit: fn() },
} satisfies Meta<typeof CategoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is seen on the menu at once; spaces around it do not matter. */
export const Adding: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), '  Salé du midi ');
    await expect(within(canvas.getByRole('figure')).getAllByText('Salé du midi')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Salé du midi', nameEn: null });
  },
};

/** Its days and hours are said with its name. */
export const ServedAtHours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), 'Formule du midi');
    await userEvent.click(canvas.getByText('Jours et heures'));
    await fireEvent.change(canvas.getByLabelText('Dès'), { target: { value: '11:30' } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lundi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la catégorie' }));
    const served = { days: [1], from: '11:30', until: null };
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Formule du midi', nameEn: null, served });
  },
};

/** Neither blank nor taken. */
export const NotToBeNamedSo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Nom de la catégorie');
    await userEvent.type(name, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la catégorie' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez saisir un nom de catégorie valide\.$/);
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'pains{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Cette catégorie existe déjà pour ce restaurant\.$/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await pasteInto(userEvent, name, ' spéciaux du week-end et anticonstitutionnellement bonnes pâtisseries');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajout...' })).toBeDisabled();
  },
};

/** The first category of a shop. */
export const Done: Story = {
  args: { takenNames: [], outcome: { tone: 'positive', text: 'Catégorie « Salé du midi » ajoutée.' } },
};
