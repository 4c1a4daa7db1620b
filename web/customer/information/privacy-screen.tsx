import { Table } from '../../../ui/base/table/table';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';
import { RightsSection } from './privacy-rights';

export interface PrivacyScreenProps {
  operator: Operator;
  versionText?: string;
}

const uses = [
  {
    data: 'Nom, e-mail, mot de passe (haché, illisible pour nous)',
    purpose: 'Votre compte',
    basis: 'Contrat',
    time: 'Jusqu’à la suppression du compte',
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
    data: 'Avis que vous laissez',
    purpose: 'Renseigner les autres clients',
    basis: 'Intérêt légitime',
    time: 'Jusqu’à la suppression du compte',
  },
  {
    data: 'Appareils à prévenir',
    purpose: 'Notifications, si vous les activez',
    basis: 'Consentement',
    time: 'Jusqu’à ce que vous les coupiez',
  },
] as const;

/** What is known of people, why and for how long (RGPD, articles 12 à 14). */
export function PrivacyScreen({ operator, versionText }: PrivacyScreenProps) {
  return (
    <ProsePage
      title="Confidentialité"
      text="Ce que nous savons de vous, pourquoi, pour combien de temps, et comment nous demander des comptes."
      versionText={versionText}
      anchors={[
        { id: 'responsable', title: 'Qui est responsable' },
        { id: 'donnees', title: 'Ce que nous gardons' },
        { id: 'partage', title: 'Qui d’autre le voit' },
        { id: 'appareil', title: 'Sur votre appareil' },
        { id: 'droits', title: 'Vos droits' },
      ]}
    >
      <ProseSection id="responsable" title="Qui est responsable">
        <p>
          {operator.companyName}, <OperatorFact value={operator.address} />, décide de ce qui est fait de vos données
          sur MêmePrix. Pour toute question&nbsp;: <a href={`mailto:${operator.email}`}>{operator.email}</a>.
        </p>
      </ProseSection>
      <ProseSection id="donnees" title="Ce que nous gardons">
        <p>Nous ne demandons que ce dont une commande a besoin, et n’en faisons ni publicité ni profil.</p>
        <Table
          label="Données, raisons et durées"
          columns={[
            { id: 'data', header: 'Donnée', rowHeader: true, cell: ({ data }) => data },
            { id: 'purpose', header: 'Pour', cell: ({ purpose }) => purpose },
            { id: 'basis', header: 'Base légale', cell: ({ basis }) => basis },
            { id: 'time', header: 'Durée', cell: ({ time }) => time },
          ]}
          rows={uses}
          rowKey={({ data }) => data}
        />
        <p>
          Les journaux techniques (adresse IP, heure, page demandée) servent à la sécurité du service&nbsp;;
          durée&nbsp;: <OperatorFact value={operator.logRetentionText} />.
        </p>
      </ProseSection>
      <ProseSection id="partage" title="Qui d’autre le voit">
        <ul>
          <li>
            <strong>La boutique</strong> où vous commandez&nbsp;: votre nom, votre commande, votre créneau et, si vous
            l’avez donné, votre téléphone.
          </li>
          <li>
            <strong>Stripe</strong>, pour le paiement&nbsp;: les numéros de votre carte vont directement chez Stripe,
            nous ne les voyons jamais. Voir la{' '}
            <a href="https://stripe.com/fr/privacy" rel="noreferrer">
              politique de confidentialité de Stripe
            </a>
            .
          </li>
          <li>
            <strong>Le service d’adresses</strong> (
            {operator.addressService === 'national' ? 'Base adresse nationale, service public français' : 'Google Maps'}
            )&nbsp;: le texte que vous tapez dans la recherche, pour le placer sur la carte.
          </li>
          {operator.googleSignIn && (
            <li>
              <strong>Google</strong>, seulement si vous vous connectez avec lui.
            </li>
          )}
          <li>
            <strong>L’hébergeur</strong> du service : <OperatorFact value={operator.host?.name ?? null} />.
          </li>
        </ul>
        <p>Nous ne vendons ni ne louons vos données à personne.</p>
      </ProseSection>
      <DeviceSection />
      <RightsSection email={operator.email} />
    </ProsePage>
  );
}

/** What stays in the browser: no cookie of ours, some entries of local storage, and Stripe’s two where one pays. */
function DeviceSection() {
  return (
    <ProseSection id="appareil" title="Sur votre appareil">
      <p>
        <strong>MêmePrix ne dépose aucun cookie</strong>, ni de suivi, ni de mesure d’audience. C’est pourquoi aucune
        fenêtre ne vous demande votre accord.
      </p>
      <p>Votre navigateur garde seulement, dans son stockage local, ce que le service exige pour fonctionner&nbsp;:</p>
      <ul>
        <li>votre connexion, jusqu’à ce que vous vous déconnectiez ou qu’elle expire&nbsp;;</li>
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
    </ProseSection>
  );
}
