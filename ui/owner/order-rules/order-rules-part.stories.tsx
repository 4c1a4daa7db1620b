import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { OrderRulesPart } from './order-rules-part';

export default {
  component: OrderRulesPart,
  args: { value: null, onChange: fn() },
  decorators: inBox('@container'),
  render: controlled(OrderRulesPart, 'value', 'onChange'),
} satisfies Meta<typeof OrderRulesPart>;

/** A birthday cake: a day before, twelve a day; the Sunday bread: until Saturday; the galette: over the New Year. */
export const Set: StoryObj<typeof OrderRulesPart> = {
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByLabelText('Délai de commande');
    await userEvent.click(canvas.getByText('Sur commande'));
    await userEvent.selectOptions(notice, 'Heures avant le retrait');
    await userEvent.type(canvas.getByLabelText('Pièces par jour'), '12');
    const hours = canvas.getByRole('textbox', { name: /Heures avant/ });
    await userEvent.clear(hours);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Entre 1 et 720 heures/);
    await userEvent.type(hours, '24');
    await expect(canvas.queryByRole('alert')).toBeNull();
    const cake = { noticeHours: 24, noticeUntil: null, days: null, season: null, dayCapacity: 12 };
    await expect(args.onChange).toHaveBeenLastCalledWith(cake);
    await userEvent.selectOptions(notice, 'Jusqu’à un jour de la semaine');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dimanche' }));
    await fireEvent.change(canvas.getByLabelText('Jusqu’à'), { target: { value: '12:30' } });
    const bread = { ...cake, noticeHours: null, noticeUntil: { weekday: 6, minute: 750 }, days: [7] };
    await expect(args.onChange).toHaveBeenLastCalledWith(bread);
    await userEvent.click(canvas.getByRole('switch', { name: /Seulement en saison/ }));
    const last = canvas.getByLabelText('Dernier jour');
    await userEvent.clear(last);
    await userEvent.type(last, '30');
    await userEvent.selectOptions(canvas.getByLabelText('Dernier mois'), 'février');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce jour n’existe pas.');
    await userEvent.selectOptions(canvas.getByLabelText('Dernier mois'), 'janvier');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...bread, season: { from: '12-01', to: '01-30' } });
  },
};
