import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import { newShop } from '../../../.storybook/samples/steps';
import { BoardScreen, type BoardScreenProps } from './board-screen';

const order: BoardOrder = {
  id: 'o-1',
  token: 'K7MQ2X',
  status: 'PREPARING',
  customerName: 'Camille Moreau',
  pickupWindow: '12:15 PM - 12:30 PM',
  timeLeft: 'dans 12\u00a0min',
  lines: [
    { id: 'l-1', quantity: 4, name: 'Croissant au beurre' },
    { id: 'l-2', quantity: 2, name: 'Baguette tradition', selections: { note: 'Bien cuite' } },
  ],
  totalCents: 819,
};

const noon: BoardOrder[] = [
  { ...order, id: 'o-2', token: 'NU7XUH', late: true, timeLeft: '3\u00a0min de retard', canMarkNoShow: true },
  order,
  { ...order, id: 'o-3', token: 'B3XT9R', unseen: true, timeLeft: 'dans 27\u00a0min', customerName: 'Noé Laurent' },
  { ...order, id: 'o-4', token: 'YUTKYT', status: 'READY', timeLeft: 'encore 8\u00a0min', customerArriving: true },
  { ...order, id: 'o-5', token: 'TFNJTD', status: 'READY', undoSeconds: 24 },
  { ...order, id: 'o-6', token: 'EAU7NU', status: 'COLLECTED', undoSeconds: 12 },
  { ...order, id: 'o-7', token: 'MGJUYA', status: 'NO_SHOW' },
];

const tray = { quantity: 12, madeQuantity: 0, orderIds: ['o-1', 'o-3'] };
const preparation: BoardScreenProps['preparation'] = {
  open: false,
  onTogglePanel: fn(),
  onSelect: fn(),
  onToggle: fn(),
  title: 'À préparer avant 13:15',
  windows: [
    { id: '', label: 'Maintenant', trays: [{ ...tray, id: 'c', name: 'Croissant au beurre' }] },
    {
      ...{ id: '12:15', label: '12:15 PM - 12:30 PM' },
      trays: [
        { ...tray, id: 'b', name: 'Baguette tradition', quantity: 0, madeQuantity: 11 },
        { ...tray, id: 'd', name: 'Croissant au beurre', quantity: 48 },
      ],
    },
  ],
};

const sound: BoardScreenProps['sound'] = {
  ...{ sound: 'on', volume: 90, onToggle: fn(), onVolumeChange: fn(), onTest: fn() },
};

const pace = {
  preparationMinutes: 20,
  delayMinutes: 0,
  delayEndText: 'jusqu’à 12:40',
  busy: false,
  onPause: fn(),
  onDelay: fn(),
};

const meta = {
  component: BoardScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    orders: noon,
    sound,
    onAdvance: fn(),
    onMarkNoShow: fn(),
    onPrint: fn(),
    onPrintTicket: fn(),
    onCall: fn(),
    onMarkSoldOut: fn(),
    onUndo: fn(),
    onAcknowledge: fn(),
    onRetry: fn(),
    onCancel: fn(),
    query: '',
    onQueryChange: fn(),
    preparation,
    pace,
  },
} satisfies Meta<typeof BoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Noon: one late, one new, one customer at the door, two steps that can still be taken back. */
export const Noon: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' })).toBeVisible();
    const late = within(canvas.getByRole('article', { name: 'NU7XUH' }));
    await userEvent.click(late.getByRole('button', { name: 'Non-présenté' }));
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Non-présenté' }));
    await expect(args.onMarkNoShow).toHaveBeenCalledWith(noon[0]);
    // On its card, or at the bottom where one column is shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir en arrière (24\u00a0s)' }));
    await expect(args.onUndo).toHaveBeenCalledWith(noon[4]);
  },
};

/** Ten minutes more are promised for a while: fewer, more, or none from now on. */
export const Delayed: Story = {
  args: {
    pace: { ...pace, delayMinutes: 10, delayEndText: 'jusqu’à 12:50' },
    delay: { minutes: 10, untilText: 'jusqu’à 12:40', busy: false, onEnd: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^\+10.min jusqu’à 12:40/ }));
    await expect(args.delay?.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(
      await screen.findByRole('menuitem', { name: /^\+10.min jusqu’à 12:50 \(40.min de préparation\)$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: /^−10.min \(20.min de préparation\)$/ }));
    await expect(args.pace?.onDelay).toHaveBeenCalledWith(0);
  },
};

/** In the last hour of this device’s session, while there is time to sign in anew. */
export const SessionEndsSoon: Story = {
  args: { sessionEndText: 'À 18:42, cet appareil sera déconnecté : les commandes n’y sonneront plus.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/ownerloginform?from=/ownerorders',
    );
  },
};

export const NoonInTheDark: Story = { globals: { viewport: { value: 'desktop' }, theme: 'dark' } };

/** With letters twice as large a tablet shows one status at a time, and lets the choice of it scroll away. */
export const TwiceTheText: Story = {
  globals: { viewport: { value: 'laptop' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Préparation' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Prêt à être récupéré' })).toBeNull();
    const choice = canvas.getByRole('group', { name: 'Statut affiché' }).closest('.sticky') as HTMLElement;
    await expect(parseFloat(getComputedStyle(choice).top)).toBeLessThan(0);
  },
};

/** The step taken last can be taken back without leaving the column. */
export const NoonOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir en arrière (24\u00a0s)' }));
    await expect(args.onUndo).toHaveBeenCalledWith(noon[4]);
  },
};

/** What the next hour needs, kept in sight beside the orders; those of one tray are framed. */
export const Preparation: Story = {
  args: {
    preparation: { ...preparation, open: true, selectedId: 'd' },
    highlight: { id: 'd', orderIds: tray.orderIds },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'À préparer avant 13:15' })).toBeVisible();
    await expect(document.querySelectorAll('[data-highlighted]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer ce qui est à préparer' }));
    await expect(args.preparation.onTogglePanel).toHaveBeenCalledOnce();
  },
};

/** Somebody asks for an order by its number or their name. */
export const Searched: Story = {
  args: { query: 'noe' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'B3XT9R' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'K7MQ2X' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher une commande' }), 'l');
    await expect(args.onQueryChange).toHaveBeenCalledWith('noel');
  },
};

/** What is found of other days stands below, each with its day and how it ended. */
export const SearchedOtherDays: Story = {
  args: {
    query: 'nguyen',
    otherDays: [
      {
        id: 'y-1',
        token: 'E6YST2',
        customerName: 'Léa Nguyen',
        status: 'COLLECTED',
        dayText: 'jeudi 11 juin',
        pickupWindow: '12:00–12:15',
        href: '/restaurant/dashboard?commande=y-1',
      },
      {
        id: 'y-2',
        token: 'Q2NSH7',
        customerName: 'Jean-Baptiste Nguyen de La Rochefoucauld',
        status: 'NO_SHOW',
        dayText: 'mercredi 10 juin',
        pickupWindow: '18:30–18:45',
        href: '/restaurant/dashboard?commande=y-2',
      },
    ],
  },
  play: async ({ canvas }) => {
    const others = within(canvas.getByRole('region', { name: 'Autres jours' }));
    await expect(others.getAllByRole('link')).toHaveLength(2);
    await expect(
      others.getByRole('link', { name: /^Q2NSH7.*mercredi 10 juin, 18:30–18:45.*Non-présenté$/ }),
    ).toBeVisible();
  },
};

/** The shop cannot make it: asked why, in the words its customer will read. */
export const Cancelled: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    await userEvent.click(card.getByRole('button', { name: 'Plus d’actions pour K7MQ2X' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Annuler la commande' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Annuler la commande K7MQ2X' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Un produit est épuisé' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(args.onCancel).toHaveBeenCalledWith(noon[1], { why: 'SOLD_OUT' });
  },
};

/** Silent, and the device lets its screen go dark: both are said. */
export const SilentAndSleepy: Story = {
  args: { sound: { ...sound, sound: 'off' }, sleepy: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Son coupé')).toBeVisible();
    await expect(canvas.getByText(/^L’écran de cet appareil peut s’éteindre/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compris' }));
    await expect(canvas.queryByText(/peut s’éteindre/)).toBeNull();
  },
};

/** Read out to whoever does not see the board; the screen lights up meanwhile, and can be pressed as ever. */
export const Announced: Story = {
  args: { announcement: 'Nouvelle commande : B3XT9R' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nouvelle commande : B3XT9R')).toHaveAttribute('role', 'status');
    const flash = document.querySelector('[data-flash]');
    if (!flash) throw new Error('No flash.');
    await expect(getComputedStyle(flash).pointerEvents).toBe('none');
    await waitFor(() => expect(document.querySelector('[data-flash]')).toBeNull());
  },
};

/** The orders stay, and a step already pressed waits for the network. */
export const LostConnection: Story = {
  args: { connection: 'lost', busyIds: ['o-1'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Connexion perdue, reconnexion…/)).toBeVisible();
    const waiting = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    await expect(waiting.getByRole('button', { name: 'Prêt à être récupéré' })).toBeDisabled();
  },
};

/** A new shop finds its first steps here too. */
export const Empty: Story = {
  args: { orders: [], firstSteps: { steps: newShop, shopHref: '/boulangerie/0197' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune commande disponible.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Encore 3 étapes avant l’ouverture' })).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: [], loading: true } };

/** Nothing was ever read: says why and offers to try again. */
export const Failed: Story = {
  args: { orders: [], error: "Une erreur s'est produite lors de la récupération des commandes." },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Une erreur s'est produite lors de la récupération des commandes.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Several new orders are acknowledged by one press. */
export const SeveralUnseen: Story = {
  args: { orders: noon.map((order, index) => ({ ...order, unseen: index < 3 })), onAcknowledgeAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout vu · 3' }));
    await expect(args.onAcknowledgeAll).toHaveBeenCalledOnce();
  },
};
