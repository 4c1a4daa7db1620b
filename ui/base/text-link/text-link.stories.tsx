import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { TextLink } from './text-link';

export default {
  component: TextLink,
  args: { href: '#usersignup', children: 'Créer un compte' },
} satisfies Meta<typeof TextLink>;
type Story = StoryObj<typeof TextLink>;

/** Known as a link without its colour; a quiet one is a second thought within a sentence; a long one breaks like it. */
export const InText: Story = {
  render: (args) => (
    <>
      <p>
        Pas encore de compte ? <TextLink {...args} /> en une minute.
      </p>
      <p className="text-ink-muted">
        Vous tenez une boutique ? <TextLink {...args} tone="quiet" />
      </p>
      <p>
        Voir les{' '}
        <TextLink href="#cgv">
          conditions générales de vente, d’utilisation et de remboursement anticonstitutionnellement longues
        </TextLink>
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const link = canvas.getAllByRole('link', { name: 'Créer un compte' })[0];
    await expect(link).toHaveAttribute('href', '#usersignup');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const withArrow = (
  <>
    <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
    Retour à la carte
  </>
);

/** By itself it is as high as a thumb; an arrow points back, whichever way that is. */
export const Standalone: Story = {
  args: { standalone: true },
  render: belowEachOther(TextLink, {}, { tone: 'quiet', children: 'Mentions légales' }, { children: withArrow }),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
