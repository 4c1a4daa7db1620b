import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailSent } from './password-outcomes';

const meta = {
  component: MailSent,
  args: { email: 'camille@exemple.fr', onReset: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MailSent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** « If »: nobody learns here whether an account exists. */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Si un compte existe pour camille@exemple.fr, un lien vient de lui être envoyé.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** The longest address breaks rather than push the page wide. */
export const LongAddress: Story = {
  args: { email: 'marie-antoinette.de-la-rochefoucauld-montmorency@administration.collectivites-territoriales.fr' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
