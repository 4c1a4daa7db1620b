import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent } from 'storybook/test';
import { ClosureForm } from './closure-form';
import { ordersHit } from './closure-list.texts';

export default { component: ClosureForm, args: { today: '2026-06-12', onSubmit: fn() } } satisfies Meta<
  typeof ClosureForm
>;
type Story = StoryObj<typeof ClosureForm>;

/** Open against the week: hours are asked for, and missed. Of a single day the end is the beginning. */
export const OneDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter cette exception' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Ouvert' }));
    await userEvent.click(add);
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fermé' }));
    await fireEvent.change(canvas.getByLabelText('Du'), { target: { value: '2026-12-25' } });
    await userEvent.type(canvas.getByLabelText('Ce que vos clients liront'), 'Noël');
    await userEvent.click(add);
    const days = { from: '2026-12-25', to: '2026-12-25', opensAt: '', closesAt: '' };
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'closed', ...days, reason: 'Noël' });
  },
};

/** Customers who paid for those days are told. */
export const OrdersPlanned: Story = {
  args: { formatWarning: (from, to) => ordersHit(from === '2026-12-24' && to === '2026-12-25' ? 3 : 1) },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Du'), { target: { value: '2026-12-24' } });
    await expect(canvas.getByText(/^1 commande est prévue : son client sera prévenu/)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('Au'), { target: { value: '2026-12-25' } });
    await expect(canvas.getByText(/^3 commandes sont prévues : leurs clients seront prévenus/)).toBeVisible();
  },
};

/** The server would not have it, and it is sent again. */
export const SentAgain: Story = {
  args: { error: 'Ces jours sont déjà prévus.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ces jours sont déjà prévus.')).toBeVisible();
  },
};
