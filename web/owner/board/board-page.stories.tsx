import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { crowd, delayed, paused } from '../../../.storybook/results/board';
import { signOut } from '../../session/session';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rush: late, new, on the way, ready, just handed over. */
export const Rush: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7M4PX')).toBeVisible();
    // At the front, whatever its window.
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/^12:15 - 12:30Le client est en routeH3RB8N/);
  },
};

/** Sixty orders at once. */
export const Crowd: Story = pageAt('/ownerorders', { signedIn: 'owner', answers: answer(BoardPageDocument, crowd) });

/** Before the first order of the day: customers can come, and what they see is one press away. */
export const Empty: Story = {
  ...pageAt('/ownerorders', {
    signedIn: 'owner',
    answers: answer(BoardPageDocument, { ...crowd, boardOrders: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune commande disponible.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Votre boutique est en ligne' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir comme un client' })).toHaveAttribute(
      'href',
      '/boulangerie/levain',
    );
  },
};

/** Too many at once: two taps hold orders off. */
export const Pausing: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Pause de 30/ }));
    await expect(await canvas.findByText(/^Commandes en pause, jusqu’à/)).toBeVisible();
  },
};

/** Somebody asks for what they ordered yesterday: it stands below what is found of today, and leads to all of it. */
export const SearchedOverAllDays: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('K7M4PX');
    const search = canvas.getByRole('searchbox', { name: 'Chercher une commande' });
    await userEvent.type(search, 'camille');
    await expect(await canvas.findByRole('heading', { name: 'Autres jours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^E6YST2.*jeudi 11 juin.*08:00/ })).toHaveAttribute(
      'href',
      '/restaurant/dashboard?commande=y1',
    );
    await expect(canvas.getByRole('article', { name: 'K7M4PX' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'e6yst2');
    await expect(await canvas.findByText('Aucune commande du jour pour « e6yst2 »')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Autres jours' })).toBeNull());
  },
};

/** A slow kitchen: two taps give it ten minutes more for an hour, and both say until when. */
export const Delaying: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const more = { name: /^\+10.min jusqu’à 12:40 \(30.min de préparation\)$/ };
    await userEvent.click(await screen.findByRole('menuitem', more));
    await expect(await canvas.findByRole('button', { name: /^\+10.min jusqu’à 12:40/ })).toBeVisible();
  },
};

/** Ten minutes more until twenty to one: a tap ends that before. */
export const Delayed: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner', answers: delayed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^\+10.min jusqu’à 12:40.: terminer$/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^\+10.min/ })).toBeNull());
  },
};

/** The shop holds orders off: the board says so, and takes them up again. */
export const Paused: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner', answers: paused }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Commandes en pause/)).toHaveTextContent(/jusqu’à 12:30\. .*déjà payées/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre les commandes' }));
    await waitFor(() => expect(canvas.queryByText(/Commandes en pause/)).toBeNull());
  },
};

export const Loading: Story = pageAt('/ownerorders', { signedIn: 'owner', answers: keepWaiting(BoardPageDocument) });

export const Failed: Story = pageAt('/ownerorders', {
  signedIn: 'owner',
  answers: fail(BoardPageDocument, new Error('503')),
});

/** The session ended while the board stood there: it says so as large as it can, and leads back. */
export const SessionOver: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas }) => {
    await canvas.findByText('K7M4PX');
    signOut('owner');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('les commandes ne sonnent plus ici');
    await expect(canvas.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/ownerloginform?from=%2Fownerorders',
    );
  },
};

/** A customer opened the owner’s page: it says so and shows the right door. */
export const WrongAccountType: Story = {
  ...pageAt('/ownerorders'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun jeton trouvé. Veuillez vous connecter.')).toBeVisible();
  },
};
