import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BankConfirmation } from './bank-confirmation';

export default {
  component: BankConfirmation,
  args: { open: true, amountCents: 1629, shopName: 'Au Fournil du Marais', onConfirm: fn(), onRefuse: fn() },
} satisfies Meta<typeof BankConfirmation>;

export const Asked: StoryObj<typeof BankConfirmation> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Votre banque demande une confirmation' })).toBeVisible();
    await expect(canvas.getByText(/^Paiement de/)).toHaveTextContent(/^Paiement de 16,29.€ à Au Fournil du Marais\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuser' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer le paiement' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
