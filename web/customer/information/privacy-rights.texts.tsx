import { text } from '../../../graphql/texts/text';

export const onYourDevice = text({ fr: 'Sur votre appareil', en: 'On your device' });
/** What stays in the browser: the one cookie of the language, some entries of local storage, and Stripe’s two where one pays. */
export const device = text({
  fr: () => (
    <>
      <p>
        <strong>MêmePrix ne dépose aucun cookie de suivi ni de mesure d’audience</strong>. Le seul que nous gardions
        retient la langue que vous avez choisie. C’est pourquoi aucune fenêtre ne vous demande votre accord.
      </p>
      <p>Votre navigateur garde seulement, dans son stockage local, ce que le service exige pour fonctionner&nbsp;:</p>
      <ul>
        <li>votre connexion, jusqu’à ce que vous vous déconnectiez ou qu’elle expire&nbsp;;</li>
        <li>le panier commencé sans connexion&nbsp;;</li>
        <li>la dernière adresse cherchée et les commerces trouvés autour, pour ne pas tout redemander&nbsp;;</li>
        <li>les derniers menus et commandes vus, à relire sans réseau, jusqu’à ce que vous vous déconnectiez&nbsp;;</li>
        <li>
          de quoi reconnaître cet appareil à la prochaine connexion, pour que personne ne vous la ferme par des essais
          répétés&nbsp;;
        </li>
        <li>vos réglages, et votre abonnement aux notifications si vous l’avez activé.</li>
      </ul>
      <p>
        Vider les données du site dans votre navigateur efface tout cela d’un coup. Sur la page de paiement, Stripe
        dépose ses propres cookies, nécessaires à la lutte contre la fraude&nbsp;; nous ne les lisons pas.
      </p>
    </>
  ),
  en: () => (
    <>
      <p>
        <strong>MêmePrix sets no cookies for tracking or for measuring audiences</strong>. The only one we keep
        remembers the language you have chosen. That is why no window asks for your consent.
      </p>
      <p>Your browser only keeps, in its local storage, what the service needs to work:</p>
      <ul>
        <li>your sign-in, until you sign out or it expires;</li>
        <li>the cart begun without signing in;</li>
        <li>the address last searched and the shops found around it, so as not to ask for everything again;</li>
        <li>the menus and orders last seen, for reading again without a network, until you sign out;</li>
        <li>
          what it takes to recognise this device at the next sign-in, so that nobody locks you out by repeated attempts;
        </li>
        <li>your settings, and your subscription to notifications if you have switched it on.</li>
      </ul>
      <p>
        Clearing the data of the site in your browser deletes all of this at once. On the payment page, Stripe sets its
        own cookies, needed for the fight against fraud; we do not read them.
      </p>
    </>
  ),
});

export const yourRights = text({ fr: 'Vos droits', en: 'Your rights' });
/** What everybody may ask for (RGPD, articles 15 à 22 et 77). */
export const rights = text({
  fr: (email: string) => (
    <>
      <p>Vous pouvez à tout moment&nbsp;:</p>
      <ul>
        <li>savoir ce que nous avons sur vous et en recevoir une copie, aussi dans un format réutilisable&nbsp;;</li>
        <li>faire corriger ce qui est faux, souvent vous-même dans votre compte&nbsp;;</li>
        <li>faire effacer ce que la loi ne nous oblige pas à garder&nbsp;;</li>
        <li>vous opposer à un usage, ou le faire suspendre le temps d’une vérification&nbsp;;</li>
        <li>retirer un accord, par exemple aux notifications, sans que cela change ce qui a eu lieu avant&nbsp;;</li>
        <li>dire ce que vos données doivent devenir après votre mort.</li>
      </ul>
      <p>
        Écrivez à <a href={`mailto:${email}`}>{email}</a>&nbsp;: nous répondons dans le mois. Si la réponse ne vous
        convient pas, vous pouvez saisir la{' '}
        <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
          CNIL
        </a>
        , 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.
      </p>
    </>
  ),
  en: (email) => (
    <>
      <p>You may at any time:</p>
      <ul>
        <li>learn what we hold about you and receive a copy of it, in a reusable format too;</li>
        <li>have what is wrong corrected, often by yourself in your account;</li>
        <li>have erased what the law does not oblige us to keep;</li>
        <li>object to a use, or have it suspended while it is being checked;</li>
        <li>withdraw consent, to notifications for example, without any change to what took place before;</li>
        <li>say what is to become of your data after your death.</li>
      </ul>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>: we answer within a month. If the answer does not satisfy you,
        you may turn to the French data protection authority, the{' '}
        <a href="https://www.cnil.fr/fr/plaintes" hrefLang="fr" rel="noreferrer">
          CNIL
        </a>
        , <span lang="fr">3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07</span>.
      </p>
    </>
  ),
});
