import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';

export const title = text({ fr: 'Conditions générales de vente', en: 'Terms of sale' });
export const about = text({
  fr: 'Ce sur quoi vous pouvez compter en commandant, et ce sur quoi la boutique compte en retour.',
  en: 'What you can count on when you order, and what the shop counts on in return.',
});

export const whoSells = text({ fr: 'Qui vend', en: 'Who sells' });
export const seller = text({
  fr: (companyName: string) => (
    <>
      <p>
        Chaque article est vendu par la boutique (boulangerie, restaurant ou café) dont la page porte le nom&nbsp;: le
        contrat de vente se noue entre vous et elle. {companyName} transmet votre commande et encaisse le paiement pour
        la boutique. Il n’y a pas de livraison&nbsp;: vous retirez votre commande sur place.
      </p>
      <p>
        Vous commandez avec un compte, gratuit, ou sans&nbsp;: un lien envoyé par e-mail ouvre alors votre commande.
        Donnez des informations exactes, et gardez pour vous votre mot de passe ou ce lien. La boutique peut demander
        une pièce d’identité pour les boissons alcoolisées, interdites aux mineurs.
      </p>
    </>
  ),
  en: (companyName) => (
    <>
      <p>
        Each item is sold by the shop (bakery, restaurant or café) whose name its page bears: the contract of sale is
        made between you and the shop. {companyName} passes on your order and collects the payment for the shop. There
        is no delivery: you pick up your order on the premises.
      </p>
      <p>
        You order with an account, free of charge, or without one: a link sent by email then opens your order. Give
        accurate information, and keep your password or that link to yourself. The shop may ask for proof of identity
        for alcoholic drinks, which are forbidden to minors.
      </p>
    </>
  ),
});

export const pricesTitle = text({ fr: 'Les prix', en: 'Prices' });
export const prices = text({
  fr: (serviceChargeCents: number) => (
    <>
      <p>
        Les prix sont en euros, toutes taxes comprises, fixés par la boutique&nbsp;: les mêmes qu’au comptoir, c’est le
        principe de MêmePrix. S’y ajoutent des frais de service de{' '}
        <bdi translate="no">{formatEuros(serviceChargeCents)}</bdi> par commande, montrés dans le panier avant le
        paiement. Rien d’autre n’est ajouté.
      </p>
      <p>
        Si un prix change pendant que votre panier attend, l’ancien et le nouveau sont montrés avant que vous ne payiez.
      </p>
    </>
  ),
  en: (serviceChargeCents) => (
    <>
      <p>
        Prices are in euros, all taxes included, and set by the shop: the same as at the counter, which is the principle
        of MêmePrix. A service charge of <bdi translate="no">{formatEuros(serviceChargeCents)}</bdi> per order is added,
        shown in the cart before payment. Nothing else is added.
      </p>
      <p>If a price changes while your cart is waiting, the old one and the new one are shown before you pay.</p>
    </>
  ),
});

/** As the payment page names it. */
const payButton = text({ fr: 'Payer et commander', en: 'Pay and place order', specified: 'Pay & Place Order' });

export const orderTitle = text({ fr: 'La commande', en: 'The order' });
export const order = text({
  fr: () => (
    <ol>
      <li>Vous choisissez vos articles et un créneau de retrait, le jour même ou un autre que la boutique propose.</li>
      <li>Vous relisez le panier&nbsp;: vous pouvez encore tout corriger.</li>
      <li>
        Vous payez&nbsp;: le bouton «&nbsp;{payButton()}&nbsp;», comme celui d’une carte gardée ou d’un portefeuille,
        vaut commande avec obligation de paiement. Votre créneau et vos articles vous sont réservés dix minutes pendant
        que vous payez.
      </li>
      <li>La commande est confirmée à l’écran, avec un numéro à six caractères à dire au comptoir.</li>
    </ol>
  ),
  en: () => (
    <ol>
      <li>You choose your items and a pickup time, on the same day or another that the shop offers.</li>
      <li>You read through the cart: you can still correct everything.</li>
      <li>
        You pay: the button “{payButton()}”, like that of a saved card or a wallet, places an order with an obligation
        to pay. Your pickup time and your items are reserved for you for ten minutes while you pay.
      </li>
      <li>The order is confirmed on screen, with a number of six characters to say at the counter.</li>
    </ol>
  ),
});

export const paymentTitle = text({ fr: 'Le paiement', en: 'Payment' });
export const payment = text({
  fr: () => (
    <p>
      Vous payez en ligne par carte bancaire, ou par Apple Pay, Google Pay ou Link s’ils vous sont proposés. Stripe
      traite le paiement&nbsp;; votre banque peut vous demander de le confirmer. Un paiement réussi aboutit à une
      commande ou à un remboursement, jamais aux deux, jamais à aucun.
    </p>
  ),
  en: () => (
    <p>
      You pay online by bank card, or by Apple Pay, Google Pay or Link where they are offered to you. Stripe processes
      the payment; your bank may ask you to confirm it. A payment that succeeds ends in an order or in a refund, never
      in both, never in neither.
    </p>
  ),
});

export const complaintTitle = text({ fr: 'Réclamation et médiation', en: 'Complaints and mediation' });
export const complaint = text({
  fr: ({ email, mediator }: Operator) => (
    <>
      <p>
        Un souci ? Voyez d’abord la boutique, souvent la plus rapide, puis écrivez-nous :{' '}
        <a href={`mailto:${email}`}>{email}</a>. Si aucune solution n’est trouvée, vous pouvez saisir gratuitement le
        médiateur de la consommation&nbsp;:
      </p>
      {mediatorLine(mediator)}
      <p>Le droit français s’applique&nbsp;; en cas de procès, vous gardez le tribunal que la loi vous donne.</p>
    </>
  ),
  en: ({ email, mediator }) => (
    <>
      <p>
        A problem? See the shop first, often the quickest, then write to us: <a href={`mailto:${email}`}>{email}</a>. If
        no solution is found, you may turn, free of charge, to the consumer mediator:
      </p>
      {mediatorLine(mediator)}
      <p>French law applies; should it come to a lawsuit, you keep the court that the law gives you.</p>
    </>
  ),
});

function mediatorLine(mediator: Operator['mediator']) {
  if (!mediator)
    return (
      <p>
        <OperatorFact value={null} />
      </p>
    );
  const { name, address, href } = mediator;
  return (
    <p>
      {name}, {address},{' '}
      <a href={href} rel="noreferrer">
        {href}
      </a>
      .
    </p>
  );
}
