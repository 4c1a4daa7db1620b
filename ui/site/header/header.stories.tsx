import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, LogIn, LogOut } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { Header } from './header';

const signOut = fn();

export default {
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    cart: { href: '/cart', count: 3 },
    userName: 'Camille Durand',
    menu: [
      { label: 'Mes commandes', href: '/user-ordersPage', icon: <ClipboardList aria-hidden="true" /> },
      { label: 'Se déconnecter', onPress: signOut, icon: <LogOut aria-hidden="true" /> },
    ],
  },
  decorators: [inBox('min-h-96')],
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

/** The count is the cart's own and part of the name. */
export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MêmePrix' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Panier, 3 articles' })).toHaveAttribute('href', '/cart');
  },
};

/**
 * By the keyboard alone: into the menu, through it, something done, and back where one was; then by pointer. What is
 * chosen closes the menu; so do Escape and a press elsewhere, which the browser sees to. A name of many parts takes the
 * lines it needs.
 */
export const MenuOpen: Story = {
  args: { userName: 'Marie-Antoinette de La Rochefoucauld-Montmorency, Boulangerie-Pâtisserie-Chocolaterie' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mon compte' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mes commandes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Se déconnecter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(signOut).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Mes commandes' })).toBeVisible();
    await expect(canvas.getByText(/Montmorency/)).toBeVisible();
  },
};

export const OneArticle: Story = {
  args: { cart: { href: '/cart', count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  },
};

/** No badge for nothing. */
export const EmptyCart: Story = {
  args: { cart: { href: '/cart', count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Panier, 0 article' })).not.toHaveTextContent('0');
  },
};

/** Nobody is signed in: a sober bar. */
export const Visitor: Story = {
  args: {
    cart: undefined,
    userName: undefined,
    menu: [{ label: 'Se connecter', href: '/userlogin', icon: <LogIn aria-hidden="true" /> }],
  },
};

/** As many places as an owner will ever have fit beside the brand on a laptop; on a phone they are in the menu. */
export const Owner: Story = {
  args: {
    cart: undefined,
    homeHref: '/ownerorders',
    userName: 'Le Fournil de Rivoli',
    links: [
      { label: 'Commandes', href: '/ownerorders', current: true },
      { label: 'Dictée', href: '/voice' },
      { label: 'Carte', href: '/AddItems' },
      { label: 'Ingrédients', href: '/restaurant/ingredients-page' },
      { label: 'Options', href: '/restaurant/options' },
      { label: 'Formules', href: '/restaurant/formules' },
      { label: 'Chiffres', href: '/restaurant/dashboard' },
      { label: 'Paiements', href: '/restaurantPaymentSetupPage' },
      { label: 'Réglages', href: '/reglages' },
    ],
    menu: [{ label: 'Se déconnecter', onPress: fn(), icon: <LogOut aria-hidden="true" /> }],
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu et compte' }));
    await expect(canvas.getAllByRole('link', { name: 'Commandes' })[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** New orders wait: said beside the link where there is room, and on the menu's button where there is none. */
export const OrdersWaiting: Story = {
  args: {
    ...Owner.args,
    links: Owner.args?.links?.map((link, index) =>
      index === 0 ? { ...link, current: false, count: { value: 2, label: '2 nouvelles commandes' } } : link,
    ),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Commandes 2 nouvelles commandes' })).toBeVisible();
    const last = canvas.getByRole('link', { name: 'Réglages' }).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: /^Menu et compte/ }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(menu.left);
  },
};

/** On a small screen the links are in the menu. */
export const OrdersWaitingInMenu: Story = {
  args: OrdersWaiting.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu et compte, 2 nouvelles commandes' }));
    await expect(canvas.getByRole('link', { name: 'Commandes 2 nouvelles commandes' })).toBeVisible();
  },
};

/** The bar stays fixed, so nothing may hang over its edge: the name gives way, the mark and both buttons stay. */
export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mon compte' }));
    await expect(canvas.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    for (const name of [/^MêmePrix$/, /^Panier/]) {
      const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth);
    }
    await expect(canvas.getByRole('button', { name: 'Mon compte' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.clientWidth,
    );
  },
};
