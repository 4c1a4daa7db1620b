import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { BoardPageDocument, MarkNoShowDocument } from '../../../graphql/generated/owner/board';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says, type Play, type Story } from '../../../.storybook/mocked-product';
import { crowd, delayed, paused } from '../../../.storybook/results/board';
import { OWNER_TOKEN_ENDING_SOON } from '../../../.storybook/results/people';
import { signIn, signOut } from '../../session/session';

export default { tags: ['page'], parameters: pageParameters };

const at = (answers = {}) => pageAt('/ownerorders', { signedIn: 'owner', answers });

/** The rush: late, new, on the way, ready, just handed over. */
export const Rush: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7M4PX')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' })).toBeVisible();
    // For those who do not see the board.
    await expect(await canvas.findByText('Nouvelle commande : 9TQ2WE')).toHaveAttribute('role', 'status');
    // At the front, whatever its window.
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/^12:15 - 12:30Le client est en routeH3RB8N/);
  },
};

/** Sixty orders at once; the new ones are acknowledged by one press. */
export const Crowd: Story = {
  ...at(answer(BoardPageDocument, crowd)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout vu · 2' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Tout vu/ })).toBeNull());
  },
};

/** With letters twice as large a tablet shows one status at a time, and lets the choice of it scroll away. */
export const TwiceTheText: Story = {
  ...at(),
  globals: { viewport: { value: 'laptop' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Préparation' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Prêt à être récupéré' })).toBeNull();
    const choice = canvas.getByRole('group', { name: 'Statut affiché' }).closest('.sticky') as HTMLElement;
    await expect(parseFloat(getComputedStyle(choice).top)).toBeLessThan(0);
  },
};

/** What the next hour needs, kept in sight beside the orders; those of one tray are framed. */
export const Preparation: Story = {
  ...at(),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const open = () => canvas.findByRole('button', { name: 'À préparer dans l’heure : 12' });
    await userEvent.click(await open());
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer ce qui est à préparer' }));
    await userEvent.click(await open());
    await expect(await canvas.findByRole('heading', { name: 'À préparer avant 12:40' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^6×\s*Croissant/ }));
    await expect(document.querySelectorAll('[data-highlighted]')).toHaveLength(2);
  },
};

/** Before the first order of the day: customers can come, and what they see is one press away. */
export const Empty: Story = {
  ...at(answer(BoardPageDocument, { ...crowd, boardOrders: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune commande disponible.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Votre boutique est en ligne' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir comme un client' })).toHaveAttribute(
      'href',
      '/boulangerie/levain',
    );
  },
};

/** Somebody asks for what they ordered yesterday: it stands below what is found of today, and leads to all of it. */
export const SearchedOverAllDays: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('K7M4PX');
    const search = canvas.getByRole('searchbox', { name: 'Chercher une commande' });
    await userEvent.type(search, 'camille');
    await expect(await canvas.findByRole('heading', { name: 'Autres jours' })).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'Autres jours' }));
    await expect(others.getAllByRole('link')).toHaveLength(2);
    await expect(others.getByRole('link', { name: /^Q2NSH7.*jeudi 11 juin, 18:30.*Non-présenté$/ })).toBeVisible();
    await expect(others.getByRole('link', { name: /^E6YST2.*jeudi 11 juin.*08:00/ })).toHaveAttribute(
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

/** Ten minutes more until twenty to one: more, or none from now on by the menu or a tap. */
export const Delayed: Story = {
  ...at(delayed),
  play: async ({ canvas, userEvent }) => {
    const delay = await canvas.findByRole('button', { name: /^\+10.min jusqu’à 12:40.: terminer$/ });
    const openMenu = async () => {
      const pause = canvas.getByRole('button', { name: 'Pause' });
      await waitFor(() => expect(pause).toBeEnabled());
      await userEvent.click(pause);
    };
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^−10.min \(20.min de préparation\)$/ }));
    await waitFor(() => expect(delay).not.toBeInTheDocument());
    for (const minutes of [30, 40]) {
      await openMenu();
      const more = RegExp(`^\\+10.min jusqu’à 12:40 \\(${minutes}.min de préparation\\)$`);
      await userEvent.click(await screen.findByRole('menuitem', { name: more }));
      await canvas.findByRole('button', { name: RegExp(`^\\+${minutes - 20}.min jusqu’à 12:40.: terminer$`) });
    }
    await userEvent.click(canvas.getByRole('button', { name: /^\+20.min jusqu’à 12:40/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^\+\d+.min/ })).toBeNull());
  },
};

/** The shop holds orders off: the board says so, takes them up again, and holds them off anew by two taps. */
export const Paused: Story = {
  ...at(paused),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Commandes en pause/)).toHaveTextContent(/jusqu’à 12:30\. .*déjà payées/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre les commandes' }));
    await waitFor(() => expect(canvas.queryByText(/Commandes en pause/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Pause de 30/ }));
    await expect(await canvas.findByText(/^Commandes en pause, jusqu’à/)).toBeVisible();
  },
};

export const Loading: Story = at(keepWaiting(BoardPageDocument));

export const Failed: Story = at(fail(BoardPageDocument, new Error('503')));

const missed =
  (said: string): Play =>
  async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'K7M4PX' }));
    await userEvent.click(card.getByRole('button', { name: 'Non-présenté' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Non-présenté' }));
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  };

/** The window is another one meanwhile: the server’s own words, behind those of the specification. */
export const NoShowRefused: Story = {
  ...at(
    answer(MarkNoShowDocument, {
      markNoShow: { __typename: 'StepNotPossible', message: 'Il est trop tôt : ce client peut encore venir.' },
    }),
  ),
  play: missed('Échec de la mention du client comme non-présent.e: Il est trop tôt : ce client peut encore venir.'),
};

export const NoShowFailed: Story = {
  ...at(fail(MarkNoShowDocument, new Error('500'))),
  play: missed('Erreur lors de la mention du client comme non-présent.e: Une erreur est survenue. Veuillez réessayer.'),
};

/** The device may go dark: said until it was understood. */
export const MayFallAsleep: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/^L’écran de cet appareil peut s’éteindre/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compris' }));
    await expect(canvas.queryByText(/peut s’éteindre/)).toBeNull();
  },
};

/** In the last hour of this device’s session, while there is time to sign in anew. */
export const SessionEndsSoon: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await canvas.findByText('K7M4PX');
    signIn('owner', OWNER_TOKEN_ENDING_SOON);
    await expect(await canvas.findByText(/cet appareil sera déconnecté/)).toHaveTextContent(/^À 12:22, /);
    await expect(canvas.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/ownerloginform?from=/ownerorders',
    );
  },
};

/** The session ended while the board stood there: it says so as large as it can, and leads back. */
export const SessionOver: Story = {
  ...at(),
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
  play: says('Aucun jeton trouvé. Veuillez vous connecter.'),
};
