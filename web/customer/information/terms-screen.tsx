import { formatEuros } from '../../../ui/base/price/format-euros';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';
import { AfterOrderSections } from './terms-after-order';

export interface TermsScreenProps {
  operator: Operator;
  serviceChargeCents: number;
  versionText?: string;
}

export function TermsScreen({ operator, serviceChargeCents, versionText }: TermsScreenProps) {
  return (
    <ProsePage
      title="Conditions générales de vente"
      text="Ce sur quoi vous pouvez compter en commandant, et ce sur quoi la boutique compte en retour."
      versionText={versionText}
      anchors={[
        { id: 'qui', title: 'Qui vend' },
        { id: 'prix', title: 'Les prix' },
        { id: 'commande', title: 'La commande' },
        { id: 'paiement', title: 'Le paiement' },
        { id: 'retrait', title: 'Le retrait' },
        { id: 'annulation', title: 'Annulation et remboursement' },
        { id: 'retractation', title: 'Rétractation' },
        { id: 'allergenes', title: 'Allergènes' },
        { id: 'garanties', title: 'Garanties' },
        { id: 'reclamation', title: 'Réclamation et médiation' },
      ]}
    >
      <ProseSection id="qui" title="Qui vend">
        <p>
          Chaque article est vendu par la boutique (boulangerie, restaurant ou café) dont la page porte le nom&nbsp;: le
          contrat de vente se noue entre vous et elle. {operator.companyName} exploite MêmePrix, transmet votre commande
          et encaisse le paiement pour la boutique. Il n’y a pas de livraison&nbsp;: vous retirez votre commande sur
          place.
        </p>
        <p>
          Un compte est nécessaire&nbsp;; il est gratuit. Donnez-y des informations exactes et gardez votre mot de passe
          pour vous. La boutique peut demander une pièce d’identité pour les boissons alcoolisées, interdites aux
          mineurs.
        </p>
      </ProseSection>
      <ProseSection id="prix" title="Les prix">
        <p>
          Les prix sont en euros, toutes taxes comprises, fixés par la boutique&nbsp;: les mêmes qu’au comptoir, c’est
          le principe de MêmePrix. S’y ajoutent des frais de service de {formatEuros(serviceChargeCents)} par commande,
          montrés dans le panier avant le paiement. Rien d’autre n’est ajouté.
        </p>
        <p>
          Si un prix change pendant que votre panier attend, l’ancien et le nouveau sont montrés avant que vous ne
          payiez.
        </p>
      </ProseSection>
      <ProseSection id="commande" title="La commande">
        <ol>
          <li>Vous choisissez vos articles et un créneau de retrait du jour.</li>
          <li>Vous relisez le panier&nbsp;: vous pouvez encore tout corriger.</li>
          <li>
            Vous payez&nbsp;: le bouton «&nbsp;Pay &amp; Place Order&nbsp;» vaut commande avec obligation de paiement.
            Votre créneau et vos articles vous sont réservés dix minutes pendant que vous payez.
          </li>
          <li>La commande est confirmée à l’écran, avec un numéro à six caractères à dire au comptoir.</li>
        </ol>
      </ProseSection>
      <ProseSection id="paiement" title="Le paiement">
        <p>
          Vous payez en ligne par carte bancaire. Stripe traite le paiement&nbsp;; votre banque peut vous demander de le
          confirmer. Un paiement réussi aboutit à une commande ou à un remboursement, jamais aux deux, jamais à aucun.
        </p>
      </ProseSection>
      <AfterOrderSections email={operator.email} />
      <ProseSection id="reclamation" title="Réclamation et médiation">
        <p>
          Un souci ? Voyez d’abord la boutique, souvent la plus rapide, puis écrivez-nous :{' '}
          <a href={`mailto:${operator.email}`}>{operator.email}</a>. Si aucune solution n’est trouvée, vous pouvez
          saisir gratuitement le médiateur de la consommation&nbsp;:
        </p>
        {operator.mediator ? (
          <p>
            {operator.mediator.name}, {operator.mediator.address},{' '}
            <a href={operator.mediator.href} rel="noreferrer">
              {operator.mediator.href}
            </a>
            .
          </p>
        ) : (
          <p>
            <OperatorFact value={null} />
          </p>
        )}
        <p>Le droit français s’applique&nbsp;; en cas de procès, vous gardez le tribunal que la loi vous donne.</p>
      </ProseSection>
    </ProsePage>
  );
}
