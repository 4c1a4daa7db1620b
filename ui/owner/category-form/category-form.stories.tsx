import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { CategoryForm } from './category-form';

export default {
  component: CategoryForm,
  args: { takenNames: ['Viennoiseries', 'Pains', 'Pâtisseries'], onSubmit: fn() },
} satisfies Meta<typeof CategoryForm>;
type Story = StoryObj<typeof CategoryForm>;

/** What is typed is seen on the menu at once, without spaces around it; days and hours are said with the name. */
export const Adding: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), '  Salé du midi ');
    await expect(within(canvas.getByRole('figure')).getAllByText('Salé du midi')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Salé du midi', nameEn: null });
    await userEvent.click(canvas.getByText('Jours et heures'));
    await fireEvent.change(canvas.getByLabelText('Dès'), { target: { value: '11:30' } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lundi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la catégorie' }));
    const served = { days: [1], from: '11:30', until: null };
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Salé du midi', nameEn: null, served });
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

/** The first category of a shop was added, another one follows. */
export const Busy: Story = {
  args: { takenNames: [], busy: true, outcome: { tone: 'positive', text: 'Catégorie « Salé du midi » ajoutée.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajout...' })).toBeDisabled();
  },
};
