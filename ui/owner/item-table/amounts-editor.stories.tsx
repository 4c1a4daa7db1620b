import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountsEditor } from './amounts-editor';

const meta = {
  component: AmountsEditor,
  args: {
    itemName: 'Croissant pur beurre',
    initialValues: { priceCents: 130, stock: 40 },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AmountsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount is marked: what is typed takes its place. */
export const Price: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Prix')).toHaveFocus();
    await userEvent.keyboard('1,45{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ priceCents: 145, stock: 40 });
  },
};

export const Stock: Story = {
  args: { first: 'stock' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ priceCents: 130, stock: 12 });
  },
};

/** Both are told at once; the first one has the focus. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('0');
    await userEvent.clear(canvas.getByLabelText('Stock du jour'));
    await userEvent.type(canvas.getByLabelText('Stock du jour'), '12000{Enter}');
    await expect(canvas.getByText('De 0,01 € à 999,99 €.')).toBeVisible();
    await expect(canvas.getByText('De 0 à 9999.')).toBeVisible();
    await expect(canvas.getByLabelText('Prix')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const GivenUp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
