import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { newShop, withStates } from '../../../ui/owner/first-steps/sample-steps';
import { WelcomeScreen } from './welcome-screen';

const meta = {
  component: WelcomeScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: { shopName: 'Maison Levain', steps: newShop, shopHref: '/boulangerie/0197', onRetry: fn() },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first minute after signing up. */
export const NewShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bienvenue, Maison Levain' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Régler : Vos horaires' })).toHaveAttribute(
      'href',
      '/reglages/horaires',
    );
  },
};

/** Hours and menu are there; nobody can be paid yet. */
export const HalfWay: Story = { args: { steps: withStates({ hours: 'done', items: 'done' }) } };

/** All that is left is the provider's answer. */
export const UnderReview: Story = {
  args: { steps: withStates({ hours: 'done', items: 'done', account: 'waiting', printer: 'done' }) },
};

export const Open: Story = {
  args: { steps: withStates({ hours: 'done', items: 'done', account: 'done', printer: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir ma boutique' })).toHaveAttribute('href', '/boulangerie/0197');
  },
};

export const LongName: Story = {
  args: {
    shopName:
      'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine, Anticonstitutionnellement & Fils',
  },
};

export const Loading: Story = { args: { steps: undefined } };

/** What was done could not be read; the ways on are there all the same. */
export const Failed: Story = {
  args: { steps: undefined, failure: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const ways = within(canvas.getByRole('navigation', { name: 'Votre espace' }));
    await expect(ways.getByRole('link', { name: 'Carte' })).toHaveAttribute('href', '/AddItems');
  },
};

export const OnATablet: Story = { args: HalfWay.args, globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { args: HalfWay.args, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: HalfWay.args, globals: { theme: 'dark' } };
