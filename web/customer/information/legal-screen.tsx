import { DescriptionList } from '../../../ui/base/description-list/description-list';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';

export interface LegalScreenProps {
  operator: Operator;
}

/** Who publishes and who hosts (loi n° 2004-575 du 21 juin 2004, article 1-1). */
export function LegalScreen({ operator }: LegalScreenProps) {
  const { host } = operator;
  return (
    <ProsePage title="Mentions légales" text="Qui publie MêmePrix, et où il est hébergé.">
      <ProseSection id="editeur" title="Éditeur">
        <DescriptionList
          items={[
            { term: 'Société', details: operator.companyName },
            { term: 'Forme', details: <OperatorFact value={operator.legalFormText} /> },
            { term: 'Siège', details: <OperatorFact value={operator.address} /> },
            { term: 'Immatriculation', details: <OperatorFact value={operator.registrationText} /> },
            { term: 'TVA intracommunautaire', details: <OperatorFact value={operator.vatNumber} /> },
            { term: 'Direction de la publication', details: <OperatorFact value={operator.publicationDirector} /> },
            { term: 'Téléphone', details: <OperatorFact value={operator.phone} /> },
            {
              term: 'E-mail',
              details: (
                <a href={`mailto:${operator.email}`} className="-my-2.5 inline-flex min-h-11 items-center">
                  {operator.email}
                </a>
              ),
            },
          ]}
        />
      </ProseSection>
      <ProseSection id="hebergeur" title="Hébergeur">
        <DescriptionList
          items={[
            { term: 'Société', details: <OperatorFact value={host?.name ?? null} /> },
            { term: 'Adresse', details: <OperatorFact value={host?.address ?? null} /> },
          ]}
        />
      </ProseSection>
      <ProseSection id="contenus" title="Contenus">
        <p>
          Chaque boutique répond de ses fiches&nbsp;: noms, photos, prix, allergènes. Pour signaler un contenu illicite
          ou une erreur, <a href="/contact">contactez-nous</a> en donnant l’adresse de la page&nbsp;: nous vérifions et
          répondons.
        </p>
        <p>
          Le nom MêmePrix, le signe en forme d’étiquette et les textes du site appartiennent à l’éditeur&nbsp;; les
          marques et photos des boutiques restent les leurs.
        </p>
      </ProseSection>
      <ProseSection id="suite" title="À lire aussi">
        <p>
          Vos données&nbsp;: <a href="/confidentialite">Confidentialité</a>. Vos achats&nbsp;:{' '}
          <a href="/cgv">Conditions générales de vente</a>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
