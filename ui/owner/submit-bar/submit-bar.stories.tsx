import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../base/button/button';
import { SubmitBar } from './submit-bar';

const sent = fn();

const meta = {
  component: SubmitBar,
  args: { submitLabel: 'Changer 12 prix', text: '12 prix sur 14 changent.' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SubmitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sends the form around it. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Changer 12 prix' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 prix sur 14 changent.');
  },
};

export const NothingToSend: Story = { args: { disabled: true, text: 'Rien à enregistrer.' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { outcome: { tone: 'danger', text: "Une erreur s'est produite lors de la mise à jour de l'article." } },
};

export const WithAnotherWayOut: Story = {
  args: {
    actions: (
      <Button tone="quiet" size="large">
        Annuler
      </Button>
    ),
  },
};

export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };
