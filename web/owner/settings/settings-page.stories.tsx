import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { failingAt, leadsTo, pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';
import { kitchen, newOwnShop, ownShop } from '../../../.storybook/results/own-shop';
import { OwnPrintersDocument } from '../../../graphql/generated/owner/printers';
import {
  SaveAlertsDocument,
  SaveOpeningHoursDocument,
  SaveReceiptTextDocument,
  SaveShopIdentityDocument,
  SettingsPageDocument,
} from '../../../graphql/generated/owner/settings';

export default { tags: ['page'], parameters: pageParameters };

/** A toast slides in. */
const announced = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const at = (part = '', answers = {}) => pageAt(`/reglages${part}`, { signedIn: 'owner', answers });

const printers = (ownPrinters: (typeof kitchen)[]) =>
  answer(OwnPrintersDocument, {
    now: '2026-06-12T09:40:00Z',
    ownShop: { __typename: 'OwnShop', id: ownShop.id, autoPrint: true },
    ownPrinters,
  });
const saved = fn();

/** The shop front comes first; the header says where one is. */
export const Shop: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Nom de la boutique')).toHaveValue('Maison Levain');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await announced('Votre boutique est à jour.');
  },
};

/** Without a name it is not sent; a new address is chosen from those that exist. */
export const Identity: Story = {
  ...at(
    '',
    answer(SaveShopIdentityDocument, ({ input }) => {
      saved(input);
      return { saveShopIdentity: ownShop };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nom de la boutique');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.clear(name);
    await save();
    await expect(name).toHaveFocus();
    await expect(canvas.getByText('Indiquez le nom de votre boutique.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(name, 'Levain');
    const address = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.clear(address);
    await userEvent.type(address, '10 rue');
    await userEvent.click(await canvas.findByRole('option', { name: /Rivoli/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Café' }));
    await save();
    await announced('Votre boutique est à jour.');
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Levain',
        kind: 'CAFE',
        phone: '01 42 72 18 40',
        address: '10 Rue de Rivoli, 75004 Paris',
      }),
    );
  },
};

/** What was written is not lost without a word. */
export const Unsaved: Story = {
  ...at(),
  // On a phone the way out is folded away.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nom de la boutique');
    await userEvent.type(name, ' et fils');
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Paiements' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Rester' }));
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Rester' }));
    await expect(name).toHaveValue('Maison Levain et fils');
    await userEvent.click(canvas.getByRole('link', { name: 'Paiements' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Quitter sans enregistrer' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vos paiements' })).toBeVisible();
  },
};

/** An address no map knows: said at the field. */
export const AddressUnknown: Story = {
  ...at(
    '/boutique',
    answer(SaveShopIdentityDocument, {
      saveShopIdentity: {
        __typename: 'AddressUnknown',
        message: 'Could not geocode the address. Please enter a valid address.',
      },
    }),
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByRole('link', { name: 'Réglages' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('Could not geocode the address. Please enter a valid address.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Adresse' })).toBeInvalid();
  },
};

/** Orders are held off and taken up again, a day of leave is taken back; hours that cannot be are told before sending. */
export const Hours: Story = {
  ...at('/horaires'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '30 minutes' }));
    await expect(await canvas.findByText('Commandes en pause, jusqu’à 12:10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre les commandes' }));
    await expect(await canvas.findByText('Les commandes arrivent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : fermé du 3 au 24 août' }));
    await announced('Exception retirée.');
    await expect(canvas.queryByText('Congés d’été')).not.toBeInTheDocument();
    const closing = canvas.getByLabelText('Mardi, fermeture 1');
    await userEvent.clear(closing);
    await userEvent.type(closing, '16:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les horaires' }));
    await expect(await canvas.findByText('Deux plages se recouvrent.')).toBeVisible();
  },
};

/** Each form of the page is saved by itself: an added day leaves the changed week unsaved. */
export const HoursUnsaved: Story = {
  ...at('/horaires'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const saturday = await canvas.findByRole('switch', { name: 'Samedi' });
    await userEvent.click(saturday);
    await fireEvent.input(canvas.getByLabelText('Du'), { target: { value: '2026-12-25' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter cette exception' }));
    await announced('Exception ajoutée.');
    await userEvent.click(canvas.getByRole('link', { name: 'Paiements' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' }));
    await userEvent.click(question.getByRole('button', { name: 'Rester' }));
    await expect(saturday).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les horaires' }));
    await announced('Horaires enregistrés.');
    await userEvent.click(canvas.getByRole('link', { name: 'Paiements' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vos paiements' })).toBeVisible();
  },
};

/** The network went while the hours were saved: they stay as they were typed. */
export const HoursLost: Story = {
  ...at('/horaires', fail(SaveOpeningHoursDocument, new TypeError('Failed to fetch'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Samedi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les horaires' }));
    await expect(await canvas.findByText(/La connexion a échoué/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Samedi' })).not.toBeChecked();
  },
};

export const Pace: Story = {
  ...at('/retraits'),
  play: async ({ canvas, userEvent }) => {
    const capacity = await canvas.findByLabelText('Capacité d’un créneau');
    await userEvent.clear(capacity);
    await userEvent.type(capacity, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await announced('Rythme enregistré.');
  },
};

/** The last words are kept when asked for, also before the printers are known. */
export const Receipt: Story = {
  ...at('', {
    ...keepWaiting(OwnPrintersDocument),
    ...answer(SaveReceiptTextDocument, ({ text }) => {
      saved(text);
      return { saveReceiptText: { ...ownShop, receiptText: text } };
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tickets' }));
    await userEvent.type(await canvas.findByLabelText('Derniers mots'), 'À demain dès 7h !');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la fin du ticket' }));
    await announced('Ticket enregistré.');
    await expect(saved).toHaveBeenCalledWith('À demain dès 7h !');
    await expect(canvas.queryByText('Imprimantes')).not.toBeInTheDocument();
  },
};

/** Customers do not see the shop yet. */
export const FirstDay: Story = {
  ...at('/horaires', answer(SettingsPageDocument, { ownShop: newOwnShop })),
  play: async (context) => {
    await says('Encore 2 étapes avant l’ouverture')(context);
    await leadsTo('Continuer : Votre compte de paiement', '/restaurantPaymentSetupPage')(context);
  },
};

export const Loading: Story = at('', keepWaiting(SettingsPageDocument));

export const Failed: Story = failingAt('/reglages', SettingsPageDocument, {
  signedIn: 'owner',
  error: new TypeError('Failed to fetch'),
  text: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
});

/** A first printer is joined; the address it asks at is shown once. */
export const JoinAPrinter: Story = {
  ...at('/tickets', printers([])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Imprimantes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une imprimante' }));
    await userEvent.type(canvas.getByLabelText(/^Nom/), 'Comptoir');
    await userEvent.click(canvas.getByRole('button', { name: 'Relier l’imprimante' }));
    await expect(await canvas.findByText(/api\/cloudprnt\/k7m4/)).toBeVisible();
    await announced('Imprimante reliée.');
  },
};

/** The code that came out of it makes a printer the shop’s; a test page of another, and no more printing by itself. */
export const UseThePrinters: Story = {
  ...at('/tickets', printers([kitchen, { ...kitchen, id: 'new', name: 'Labo', isClaimed: false }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Code imprimé/ }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await announced('Imprimante reliée.');
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer un essai : Cuisine' }));
    await announced('Une page d’essai part à l’imprimante.');
    const byItself = canvas.getByRole('switch', { name: /Imprimer chaque commande/ });
    await userEvent.click(byItself);
    await waitFor(() => expect(byItself).not.toBeChecked());
  },
};

/** How the owner is told of new orders; mails are switched off. */
export const AlertSettings: Story = {
  ...at('/alertes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Après 3 minutes : e-mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await announced('Alertes enregistrées.');
  },
};

/** What went wrong is said where it was asked; what was chosen stays. */
export const AlertsRefused: Story = {
  ...at('/alertes', fail(SaveAlertsDocument, new Error('down'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Après 1 minute : notification' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur est survenue. Veuillez réessayer.');
  },
};
