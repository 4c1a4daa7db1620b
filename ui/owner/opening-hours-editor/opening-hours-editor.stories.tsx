import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { OpeningHoursEditor } from './opening-hours-editor';
import type { Week } from './week';

const day = [
  { opensAt: '07:00', closesAt: '13:00' },
  { opensAt: '15:00', closesAt: '19:30' },
];
const bakery: Week = [[], day, day, day, day, day, [{ opensAt: '07:00', closesAt: '13:00' }]];

export default {
  component: OpeningHoursEditor,
  args: { value: bakery, onChange: fn() },
  render: controlled(OpeningHoursEditor, 'value', 'onChange'),
} satisfies Meta<typeof OpeningHoursEditor>;
type Story = StoryObj<typeof OpeningHoursEditor>;

/** An opened day begins like the one before; a stretch is begun and taken away; Saturday’s hours for the whole week. */
export const Bakery: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Lundi' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Lundi' }));
    await expect(canvas.getByLabelText('Lundi, ouverture 1')).toHaveValue('07:00');
    await expect(canvas.getByLabelText('Lundi, fermeture 1')).toHaveValue('13:00');
    await userEvent.click(canvas.getByRole('switch', { name: 'Lundi' }));
    const sunday = within(canvas.getAllByRole('listitem').at(-1) ?? document.body);
    await userEvent.click(sunday.getByRole('button', { name: 'Ajouter une plage' }));
    await userEvent.click(sunday.getByRole('button', { name: 'Retirer la plage 2 du dimanche' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(bakery);
    canvas.getByRole('button', { name: 'Copier samedi' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copier sur toute la semaine' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(Array(7).fill(day));
    await userEvent.click(await canvas.findByRole('switch', { name: 'Dimanche' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...Array<Week[number]>(6).fill(day), []]);
  },
};

/** Each day says what is wrong with it. */
export const Wrong: Story = {
  args: { errors: [null, 'Deux plages se recouvrent.', 'Indiquez l’heure d’ouverture et de fermeture.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    const tuesday = within(canvas.getAllByRole('listitem')[1] ?? document.body);
    await expect(tuesday.getByRole('alert')).toHaveTextContent('Deux plages se recouvrent.');
  },
};

/** A closing on the next day, and a shop that never closes, say so. */
export const Nights: Story = {
  args: {
    value: [
      ...[[], [], [], [{ opensAt: '18:00', closesAt: '00:00' }]],
      ...Array<Week[number]>(2).fill([{ opensAt: '18:00', closesAt: '02:00' }]),
      [{ opensAt: '05:00', closesAt: '05:00' }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('lendemain')).toHaveLength(2);
    await expect(canvas.getByText('24h/24')).toBeVisible();
  },
};

/** A new shop: nothing said yet, and being kept. */
export const NeverOpen: Story = { args: { value: [[], [], [], [], [], [], []], disabled: true } };
