import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Printer } from 'lucide-react';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { LinkButton } from './link-button';

export default {
  component: LinkButton,
  args: { href: '#menu', children: 'Voir le menu' },
} satisfies Meta<typeof LinkButton>;

const withArrow = (
  <>
    Continuer
    <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
  </>
);
const withPrinter = (
  <>
    <Printer aria-hidden="true" />
    Imprimer le reçu
  </>
);

/**
 * A link for those who hear it and for the middle mouse button. The arrow points the way reading goes; the small one looks
 * smaller than it is: a rim around it catches the thumb. Long words wrap inside, centred.
 */
export const Tones: StoryObj<typeof LinkButton> = {
  decorators: [inBox('p-2')],
  render: belowEachOther(
    LinkButton,
    {},
    { children: withArrow },
    { tone: 'quiet', children: 'Retour à la boutique' },
    { tone: 'plain', children: 'Toutes les commandes' },
    { size: 'small', tone: 'quiet', children: 'Modifier' },
    { size: 'large', children: 'Trouver une boutique' },
    { wide: true, tone: 'quiet', children: withPrinter },
    { target: '_blank', rel: 'noopener', 'aria-label': 'Stripe, nouvel onglet', children: 'Stripe' },
    { className: 'max-w-56', children: 'Consulter les conditions générales de vente et d’utilisation' },
    { className: 'max-w-56', size: 'large', children: 'Consulter les anticonstitutionnalités générales' },
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Voir le menu' });
    await expect(link).toHaveAttribute('href', '#menu');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
