import { text } from '../../../graphql/texts/text';

export const pickupTitle = text({ fr: 'Le retrait', en: 'Pickup' });
export const pickup = text({
  fr: () => (
    <>
      <p>
        Présentez-vous à la boutique pendant votre créneau et dites votre numéro de commande. La boutique fait tout pour
        être prête&nbsp;; un retard de quelques minutes peut arriver aux heures pleines, la page de suivi vous dit quand
        tout est prêt.
      </p>
      <p>
        Une commande qui n’est pas retirée peut être notée «&nbsp;Non présenté&nbsp;» une fois passé le délai de la
        boutique (dix minutes, sauf autre choix de sa part) après la fin du créneau. Préparée pour vous et périssable,
        elle n’est alors pas remboursée, sauf accord de la boutique. Vous étiez là ? Contestez-le pendant 24 heures
        depuis la page de la commande. En retard ? Touchez « J’arrive&nbsp;» ou appelez-la.
      </p>
    </>
  ),
  en: () => (
    <>
      <p>
        Come to the shop during your pickup time and say your order number. The shop does everything to be ready; a
        delay of a few minutes can occur at busy hours, and the tracking page tells you when everything is ready.
      </p>
      <p>
        An order that has not been picked up may be marked “No-show” once the shop’s period of grace (ten minutes,
        unless the shop has chosen otherwise) after the end of the pickup time has passed. Prepared for you and
        perishable, it is then not refunded, unless the shop agrees. You were there? You have 24 hours to contest it
        from the page of the order. Running late? Press “I’m on my way” or call the shop.
      </p>
    </>
  ),
});

export const cancellationTitle = text({ fr: 'Annulation et remboursement', en: 'Cancellation and refunds' });
export const cancellation = text({
  fr: () => (
    <p>
      Vous pouvez annuler depuis la page de la commande tant que sa préparation n’a pas à commencer. La boutique peut
      annuler, par exemple si un article vient à manquer&nbsp;: vous êtes alors intégralement remboursé, frais de
      service compris. Il en va de même si votre paiement réussit alors que le créneau n’a plus de place. Le
      remboursement part tout de suite sur la carte qui a payé&nbsp;; votre banque met en général quelques jours à
      l’afficher.
    </p>
  ),
  en: () => (
    <p>
      You can cancel from the page of the order as long as its preparation does not have to begin. The shop can cancel,
      for example if an item runs out: you are then refunded in full, service charge included. The same applies if your
      payment succeeds while the pickup time has no room left. The refund leaves at once for the card that paid; your
      bank generally takes a few days to show it.
    </p>
  ),
});

export const withdrawalTitle = text({ fr: 'Rétractation', en: 'Right of withdrawal' });
export const withdrawal = text({
  fr: () => (
    <p>
      Les repas et denrées qui se détériorent vite ne donnent pas droit à rétractation (Code de la consommation, article
      L. 221-28, 4°). Pour une commande passée par erreur, annulez-la vite, ou appelez la boutique.
    </p>
  ),
  en: () => (
    <p>
      Meals and foodstuffs that deteriorate quickly carry no right of withdrawal (French Consumer Code, article L.
      221-28, 4°). If an order was placed by mistake, cancel it quickly, or call the shop.
    </p>
  ),
});

export const allergensTitle = text({ fr: 'Allergènes', en: 'Allergens' });
export const allergens = text({
  fr: () => (
    <p>
      Les boutiques déclarent les allergènes de leurs articles (règlement (UE) n° 1169/2011)&nbsp;; ils sont affichés
      sur chaque fiche. Quand rien n’est renseigné, demandez&nbsp;: cela ne veut pas dire qu’il n’y en a pas. Des traces
      restent possibles dans toute cuisine&nbsp;: en cas d’allergie grave, parlez-en à la boutique avant de commander.
    </p>
  ),
  en: () => (
    <p>
      The shops declare the allergens of their items (Regulation (EU) No 1169/2011); they are shown with every item.
      Where nothing is stated, ask: it does not mean that there are none. Traces remain possible in any kitchen: in case
      of a serious allergy, speak to the shop before you order.
    </p>
  ),
});

export const guaranteesTitle = text({ fr: 'Garanties', en: 'Guarantees' });
export const guarantees = text({
  fr: (email: string) => (
    <p>
      La boutique répond de la conformité de ce qu’elle vend et des vices cachés, dans les conditions de la loi (Code de
      la consommation, articles L. 217-3 et suivants&nbsp;; Code civil, articles 1641 et suivants). Un article manque ou
      n’est pas le bon ? Dites-le au comptoir, ou écrivez à <a href={`mailto:${email}`}>{email}</a> avec votre numéro de
      commande.
    </p>
  ),
  en: (email) => (
    <p>
      The shop answers for the conformity of what it sells and for hidden defects, under the conditions of the law
      (French Consumer Code, articles L. 217-3 et seq.; French Civil Code, articles 1641 et seq.). An item is missing or
      is not the right one? Say so at the counter, or write to <a href={`mailto:${email}`}>{email}</a> with your order
      number.
    </p>
  ),
});
