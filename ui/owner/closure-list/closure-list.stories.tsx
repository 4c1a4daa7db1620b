import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ClosureForm, ClosureList } from './closure-list';
import { ordersHit } from './closure-list.texts';

export default {
  component: ClosureList,
  subcomponents: { ClosureForm },
  args: {
    days: [
      {
        id: 'summer',
        kind: 'closed',
        datesText: 'du 3 au 24 août',
        reason: 'Travaux, nouveau four, puis congés d’été',
      },
      { id: 'market', kind: 'open', datesText: 'lundi 14 septembre', hoursText: '7h – 13h', reason: 'Fête du pain' },
      { id: 'noel', kind: 'closed', datesText: 'vendredi 25 décembre' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof ClosureList>;

/** Leave, a feast day that is being taken away, an opening against the week; nothing planned. */
export const Several: StoryObj<typeof ClosureList> = {
  render: belowEachOther(ClosureList, { busyIds: ['noel'] }, { days: [] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : fermé du 3 au 24 août' }));
    await expect(args.onRemove).toHaveBeenCalledWith('summer');
    await expect(canvas.getByRole('button', { name: 'Retirer : fermé vendredi 25 décembre' })).toBeDisabled();
    await expect(canvas.getByText(/Aucune exception/)).toBeVisible();
  },
};

const added: StoryObj<typeof ClosureForm> = {
  args: { today: '2026-06-12', onSubmit: fn() },
  render: (args) => <ClosureForm {...args} />,
};

/** Open against the week: hours are asked for, and missed. Of a single day the end is the beginning. */
export const OneDay: StoryObj<typeof ClosureForm> = {
  ...added,
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
export const OrdersPlanned: StoryObj<typeof ClosureForm> = {
  ...added,
  args: { ...added.args, formatWarning: (from, to) => ordersHit(from === '2026-12-24' && to === '2026-12-25' ? 3 : 1) },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Du'), { target: { value: '2026-12-24' } });
    await expect(canvas.getByText(/^1 commande est prévue : son client sera prévenu/)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('Au'), { target: { value: '2026-12-25' } });
    await expect(canvas.getByText(/^3 commandes sont prévues : leurs clients seront prévenus/)).toBeVisible();
  },
};

/** The server would not have it, and it is sent again. */
export const SentAgain: StoryObj<typeof ClosureForm> = {
  ...added,
  args: { ...added.args, error: 'Ces jours sont déjà prévus.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ces jours sont déjà prévus.')).toBeVisible();
  },
};
