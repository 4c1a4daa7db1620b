import { ProseSection } from '../../../ui/site/prose/prose-section';

/** What stays in the browser: no cookie of ours, some entries of local storage, and Stripe’s two where one pays. */
export function DeviceSection() {
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
        <li>vos réglages, et votre abonnement aux notifications si vous l’avez activé.</li>
      </ul>
      <p>
        Vider les données du site dans votre navigateur efface tout cela d’un coup. Sur la page de paiement, Stripe
        dépose ses propres cookies, nécessaires à la lutte contre la fraude&nbsp;; nous ne les lisons pas.
      </p>
    </ProseSection>
  );
}
