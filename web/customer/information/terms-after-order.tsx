import { ProseSection } from '../../../ui/site/prose/prose-section';

export interface AfterOrderSectionsProps {
  email: string;
}

export function AfterOrderSections({ email }: AfterOrderSectionsProps) {
  return (
    <>
      <ProseSection id="retrait" title="Le retrait">
        <p>
          Présentez-vous à la boutique pendant votre créneau et dites votre numéro de commande. La boutique fait tout
          pour être prête&nbsp;; un retard de quelques minutes peut arriver aux heures pleines, la page de suivi vous
          dit quand tout est prêt.
        </p>
        <p>
          Une commande prête qui n’est pas retirée peut être notée «&nbsp;Non-présenté&nbsp;» une fois passé le délai de
          la boutique (dix minutes, sauf autre choix de sa part) après le début du créneau. Préparée pour vous et
          périssable, elle n’est alors pas remboursée, sauf accord de la boutique. Vous étiez là ? Contestez-le pendant
          24 heures depuis la page de la commande. En retard ? Touchez « J’arrive&nbsp;» ou appelez-la.
        </p>
      </ProseSection>
      <ProseSection id="annulation" title="Annulation et remboursement">
        <p>
          Vous pouvez annuler depuis la page de la commande tant qu’elle n’a pas à être commencée. La boutique peut
          annuler, par exemple si un article vient à manquer&nbsp;: vous êtes alors remboursé en entier, frais de
          service compris. Il en va de même si votre paiement réussit alors que le créneau n’a plus de place. Le
          remboursement part tout de suite sur la carte qui a payé&nbsp;; votre banque met en général quelques jours à
          l’afficher.
        </p>
      </ProseSection>
      <ProseSection id="retractation" title="Rétractation">
        <p>
          Les repas et denrées qui se détériorent vite ne donnent pas droit à rétractation (Code de la consommation,
          article L. 221-28, 4°). Pour une commande passée par erreur, annulez-la vite, ou appelez la boutique.
        </p>
      </ProseSection>
      <ProseSection id="allergenes" title="Allergènes">
        <p>
          Les boutiques déclarent les allergènes de leurs articles (règlement (UE) n° 1169/2011)&nbsp;; ils sont
          affichés sur chaque fiche. Quand rien n’est renseigné, demandez&nbsp;: cela ne veut pas dire qu’il n’y en a
          pas. Des traces restent possibles dans toute cuisine&nbsp;: en cas d’allergie grave, parlez-en à la boutique
          avant de commander.
        </p>
      </ProseSection>
      <ProseSection id="garanties" title="Garanties">
        <p>
          La boutique répond de la conformité de ce qu’elle vend et des vices cachés, dans les conditions de la loi
          (Code de la consommation, articles L. 217-3 et suivants&nbsp;; Code civil, articles 1641 et suivants). Un
          article manque ou n’est pas le bon ? Dites-le au comptoir, ou écrivez à{' '}
          <a href={`mailto:${email}`}>{email}</a> avec votre numéro de commande.
        </p>
      </ProseSection>
    </>
  );
}
