import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houseLinks } from '../../../.storybook/frames';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { PageFrame } from './page-frame';

export default {
  component: PageFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    header: <Header cart={{ href: '/cart', count: 3 }} menu={[{ label: 'Mes commandes', href: '/user-ordersPage' }]} />,
    footer: <Footer links={houseLinks} phone="01 23 45 67 89" email="bonjour@memeprix.example" />,
    children: <h1 className="text-4xl">Your Orders</h1>,
  },
} satisfies Meta<typeof PageFrame>;
type Story = StoryObj<typeof PageFrame>;

/** The first press of Tab offers to skip the header, and fits the window with twice the text too. */
export const Short: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A text to read: short lines. */
export const Reading: Story = {
  args: {
    width: 'reading',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Chaque boutique affiche ici le prix qu’elle demande au comptoir. Vous choisissez, vous payez, vous passez à
        l’heure dite.
      </p>
    )),
  },
};
