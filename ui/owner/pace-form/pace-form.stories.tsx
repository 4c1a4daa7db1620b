import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaceForm } from './pace-form';

const pace = {
  slotMinutes: 15,
  preparationMinutes: 20,
  capacityUnits: 10,
  noShowGraceMinutes: 10,
  daysAhead: 0,
  asksPhone: false,
};

export default {
  component: PaceForm,
  args: {
    initialValues: pace,
    onSubmit: fn(),
  },
} satisfies Meta<typeof PaceForm>;
type Story = StoryObj<typeof PaceForm>;

/** More room in longer windows, no waiting for who does not come, a week ahead. */
export const Change: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '30 min' }));
    await userEvent.clear(canvas.getByLabelText(/Attente/));
    await userEvent.type(canvas.getByLabelText(/Attente/), '0');
    await expect(canvas.getByText(/^Sans attente : dès la fin du créneau/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /Demander un téléphone/ }));
    await expect(canvas.getByText(/pour aujourd’hui seulement/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/Jours proposés/));
    await userEvent.type(canvas.getByLabelText(/Jours proposés/), '7');
    await expect(canvas.getByText(/^Commandes jusqu’à 7 jours à l’avance/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/Capacité/));
    await userEvent.type(canvas.getByLabelText(/Capacité/), '24{Enter}');
    const changed = { slotMinutes: 30, capacityUnits: 24, noShowGraceMinutes: 0, daysAhead: 7, asksPhone: true };
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...pace, ...changed });
  },
};

/** Nothing fits into a window without room. */
export const Impossible: Story = {
  args: {
    initialValues: { ...pace, preparationMinutes: 700, capacityUnits: 0, noShowGraceMinutes: 121, daysAhead: 31 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
    await expect(canvas.getByLabelText(/Temps de préparation/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
