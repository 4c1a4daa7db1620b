import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Printer } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button';

const meta = {
  component: LinkButton,
  args: { href: '#menu', children: 'Voir le menu' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link for those who hear it and for the middle mouse button. */
export const Accent: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Voir le menu' });
    await expect(link).toHaveAttribute('href', '#menu');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Retour à la boutique' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Toutes les commandes' } };

/** Its arrow points the way reading goes. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        Continuer
        <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
      </>
    ),
  },
};

/** Looks smaller than it is: a rim around it catches the thumb. */
export const Small: Story = {
  args: { size: 'small', tone: 'quiet', children: 'Modifier' },
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
};
export const Large: Story = { args: { size: 'large', children: 'Trouver une boutique' } };

export const Wide: Story = {
  args: {
    wide: true,
    tone: 'quiet',
    children: (
      <>
        <Printer aria-hidden="true" />
        Imprimer le reçu
      </>
    ),
  },
};

/** Leads out of the product, and says so to those who do not see it. */
export const NewWindow: Story = {
  args: { target: '_blank', rel: 'noopener', 'aria-label': 'Stripe, nouvel onglet', children: 'Stripe' },
};

/** Long words wrap inside, centred. */
export const LongLabel: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
  args: { children: 'Consulter les conditions générales de vente et d’utilisation' },
};

export const LongWords: Story = {
  args: { size: 'large', children: 'Consulter les anticonstitutionnalités générales' },
};
