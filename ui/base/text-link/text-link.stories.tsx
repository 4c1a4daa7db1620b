import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextLink } from './text-link';

const meta = {
  component: TextLink,
  args: { href: '#usersignup', children: 'Créer un compte' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Known as a link without its colour. */
export const InText: Story = {
  render: (args) => (
    <p>
      Pas encore de compte ? <TextLink {...args} /> en une minute.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Créer un compte' });
    await expect(link).toHaveAttribute('href', '#usersignup');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** A second thought within a sentence. */
export const QuietInText: Story = {
  render: (args) => (
    <p className="text-ink-muted">
      Vous tenez une boutique ? <TextLink {...args} />
    </p>
  ),
  args: { tone: 'quiet', children: 'Espace commerçant' },
};

/** By itself it is as high as a thumb. */
export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** One of many, e.g. in the footer. */
export const StandaloneQuiet: Story = { args: { standalone: true, tone: 'quiet', children: 'Mentions légales' } };

/** Its arrow points back, whichever way that is. */
export const WithIcon: Story = {
  args: {
    standalone: true,
    children: (
      <>
        <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        Retour à la carte
      </>
    ),
  },
};

/** Breaks like the words around it. */
export const LongText: Story = {
  ...InText,
  args: {
    href: '#usersignup',
    children: 'conditions générales de vente, d’utilisation et de remboursement anticonstitutionnellement longues',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { args: { standalone: true }, globals: { theme: 'dark' } };
