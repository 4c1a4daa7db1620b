import { ProseSection } from '../../../ui/site/prose/prose-section';

export interface RightsSectionProps {
  email: string;
}

/** What everybody may ask for (RGPD, articles 15 à 22 et 77). */
export function RightsSection({ email }: RightsSectionProps) {
  return (
    <ProseSection id="droits" title="Vos droits">
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
    </ProseSection>
  );
}
