import { text } from '../../../graphql/texts/text';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';

export const title = text({ fr: 'Confidentialité', en: 'Privacy' });
export const about = text({
  fr: 'Ce que nous savons de vous, pourquoi, pour combien de temps, et comment nous demander des comptes.',
  en: 'What we know about you, why, for how long, and how to hold us to account.',
});

export const whoIsResponsible = text({ fr: 'Qui est responsable', en: 'Who is responsible' });
export const responsible = text({
  fr: ({ companyName, address, email }: Operator) => (
    <p>
      {companyName}, <OperatorFact value={address} />, décide de ce qui est fait de vos données sur MêmePrix. Pour toute
      question&nbsp;: <a href={`mailto:${email}`}>{email}</a>.
    </p>
  ),
  en: ({ companyName, address, email }) => (
    <p>
      {companyName}, <OperatorFact value={address} />, decides what is done with your data on MêmePrix. For any
      question: <a href={`mailto:${email}`}>{email}</a>.
    </p>
  ),
});

export const whatWeKeep = text({ fr: 'Ce que nous gardons', en: 'What we keep' });
export const onlyTheNeeded = text({
  fr: 'Nous ne demandons que ce dont une commande a besoin, et n’en faisons ni publicité ni profil.',
  en: 'We ask only for what an order needs, and make neither advertising nor profiles of it.',
});
export const usesTitle = text({ fr: 'Données, raisons et durées', en: 'Data, reasons and periods' });
export const heads = text({
  fr: () => ({ data: 'Donnée', purpose: 'Pour', basis: 'Base légale', time: 'Durée' }),
  en: () => ({ data: 'Data', purpose: 'For', basis: 'Legal basis', time: 'Period' }),
});
export const uses = text({
  fr: () => [
    {
      data: 'Nom, e-mail, mot de passe (haché, illisible pour nous)',
      purpose: 'Votre compte',
      basis: 'Contrat',
      time: 'Jusqu’à la suppression du compte',
    },
    {
      data: 'Carte que vous gardez, chez Stripe',
      purpose: 'Payer la prochaine fois',
      basis: 'Consentement',
      time: 'Jusqu’à ce que vous la retiriez, ou le compte',
    },
    {
      data: 'Téléphone, si vous le donnez',
      purpose: 'Vous joindre au sujet d’une commande',
      basis: 'Contrat',
      time: 'Jusqu’à ce que vous l’effaciez, ou le compte',
    },
    {
      data: 'Commandes, créneaux, reçus',
      purpose: 'Préparer, remettre, facturer',
      basis: 'Contrat, puis obligation comptable',
      time: 'Dix ans, sans votre nom après la suppression du compte',
    },
    {
      data: 'Sans compte : nom, e-mail, téléphone si la boutique le demande, et le lien de la commande',
      purpose: 'La préparer, vous joindre, vous l’ouvrir : gardez le lien pour vous',
      basis: 'Contrat, puis obligation comptable',
      time: 'Deux jours si rien n’est commandé, sinon avec la commande, ou dans le compte ouvert ensuite à cette adresse',
    },
    {
      data: 'Avis que vous laissez',
      purpose: 'Renseigner les autres clients',
      basis: 'Intérêt légitime',
      time: 'Jusqu’à la suppression du compte',
    },
    {
      data: 'Favoris, et nouvelles que vous attendez',
      purpose: 'Les retrouver, vous prévenir une fois',
      basis: 'Contrat',
      time: 'Jusqu’à ce que vous les retiriez, une attente 30 jours au plus',
    },
    {
      data: 'Appareils à prévenir',
      purpose: 'Notifications, si vous les activez',
      basis: 'Consentement',
      time: 'Jusqu’à ce que vous les coupiez',
    },
  ],
  en: () => [
    {
      data: 'Name, email address, password (hashed, unreadable to us)',
      purpose: 'Your account',
      basis: 'Contract',
      time: 'Until the account is deleted',
    },
    {
      data: 'Card you save, at Stripe',
      purpose: 'Paying the next time',
      basis: 'Consent',
      time: 'Until you remove it, or the account',
    },
    {
      data: 'Phone number, if you give it',
      purpose: 'Reaching you about an order',
      basis: 'Contract',
      time: 'Until you delete it, or the account',
    },
    {
      data: 'Orders, pickup times, receipts',
      purpose: 'Preparing, handing over, invoicing',
      basis: 'Contract, then accounting obligation',
      time: 'Ten years, without your name once the account is deleted',
    },
    {
      data: 'Without an account: name, email address, phone number if the shop asks, and the link to the order',
      purpose: 'Preparing it, reaching you, opening it to you: keep the link to yourself',
      basis: 'Contract, then accounting obligation',
      time: 'Two days if nothing is ordered, otherwise with the order, or in the account you later open with that address',
    },
    {
      data: 'Reviews you leave',
      purpose: 'Informing other customers',
      basis: 'Legitimate interest',
      time: 'Until the account is deleted',
    },
    {
      data: 'Favourites, and news you are waiting for',
      purpose: 'Finding them again, letting you know once',
      basis: 'Contract',
      time: 'Until you remove them, waiting at most 30 days',
    },
    {
      data: 'Devices to notify',
      purpose: 'Notifications, if you switch them on',
      basis: 'Consent',
      time: 'Until you switch them off',
    },
  ],
});
export const logs = text({
  fr: ({ logRetentionText }: Operator) => (
    <p>
      Les journaux techniques (adresse IP, heure, page demandée) servent à la sécurité du service&nbsp;; durée&nbsp;:{' '}
      <OperatorFact value={logRetentionText} />.
    </p>
  ),
  en: ({ logRetentionText }) => (
    <p>
      Technical logs (IP address, time, page asked for) serve the security of the service; period:{' '}
      <OperatorFact value={logRetentionText} />.
    </p>
  ),
});

export const whoElse = text({ fr: 'Qui d’autre le voit', en: 'Who else sees it' });
export const others = text({
  fr: ({ addressService, googleSignIn, host }: Operator) => (
    <>
      <ul>
        <li>
          <strong>La boutique</strong> où vous commandez&nbsp;: votre nom, votre commande, votre créneau et, si vous
          l’avez donné, votre téléphone.
        </li>
        <li>
          <strong>Stripe</strong>, pour le paiement&nbsp;: les numéros de votre carte vont directement chez Stripe, nous
          ne les voyons jamais. Voir la{' '}
          <a href="https://stripe.com/fr/privacy" rel="noreferrer">
            politique de confidentialité de Stripe
          </a>
          .
        </li>
        <li>
          <strong>Le service d’adresses</strong> (
          {addressService === 'national' ? 'Base adresse nationale, service public français' : 'Google Maps'}
          )&nbsp;: le texte que vous tapez dans la recherche, pour le placer sur la carte.
        </li>
        {googleSignIn && (
          <li>
            <strong>Google</strong>, seulement si vous vous connectez avec lui.
          </li>
        )}
        <li>
          <strong>L’hébergeur</strong> du service : <OperatorFact value={host?.name ?? null} />.
        </li>
      </ul>
      <p>Nous ne vendons ni ne louons vos données à personne.</p>
    </>
  ),
  en: ({ addressService, googleSignIn, host }) => (
    <>
      <ul>
        <li>
          <strong>The shop</strong> you order from: your name, your order, your pickup time and, if you have given it,
          your phone number.
        </li>
        <li>
          <strong>Stripe</strong>, for the payment: the numbers of your card go directly to Stripe, we never see them.
          See{' '}
          <a href="https://stripe.com/privacy" rel="noreferrer">
            Stripe’s privacy policy
          </a>
          .
        </li>
        <li>
          <strong>The address service</strong> (
          {addressService === 'national' ? (
            <>
              <span lang="fr">Base adresse nationale</span>, a French public service
            </>
          ) : (
            'Google Maps'
          )}
          ): the text you type into the search, to place it on the map.
        </li>
        {googleSignIn && (
          <li>
            <strong>Google</strong>, only if you sign in with it.
          </li>
        )}
        <li>
          <strong>The host</strong> of the service: <OperatorFact value={host?.name ?? null} />.
        </li>
      </ul>
      <p>We neither sell nor rent your data to anybody.</p>
    </>
  ),
});
