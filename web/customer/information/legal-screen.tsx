import { DescriptionList } from '../../../ui/base/description-list/description-list';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import * as t from './legal.texts';
import type { Operator } from './operator';
import { OperatorFact } from './operator-fact';

export interface LegalScreenProps {
  operator: Operator;
}

/** Who publishes and who hosts (loi n° 2004-575 du 21 juin 2004, article 1-1). */
export function LegalScreen({ operator }: LegalScreenProps) {
  const { host } = operator;
  return (
    <ProsePage title={t.title()} text={t.about()}>
      <ProseSection id="editeur" title={t.publisher()}>
        <DescriptionList
          items={[
            { term: t.company(), details: operator.companyName },
            { term: t.form(), details: <OperatorFact value={operator.legalFormText} /> },
            { term: t.seat(), details: <OperatorFact value={operator.address} /> },
            { term: t.registration(), details: <OperatorFact value={operator.registrationText} /> },
            { term: t.vat(), details: <OperatorFact value={operator.vatNumber} /> },
            { term: t.director(), details: <OperatorFact value={operator.publicationDirector} /> },
            { term: t.phone(), details: <OperatorFact value={operator.phone} /> },
            {
              term: t.mail(),
              details: (
                <a href={`mailto:${operator.email}`} className="-my-2.5 inline-flex min-h-11 items-center">
                  {operator.email}
                </a>
              ),
            },
          ]}
        />
      </ProseSection>
      <ProseSection id="hebergeur" title={t.host()}>
        <DescriptionList
          items={[
            { term: t.company(), details: <OperatorFact value={host?.name ?? null} /> },
            { term: t.address(), details: <OperatorFact value={host?.address ?? null} /> },
          ]}
        />
      </ProseSection>
      <ProseSection id="contenus" title={t.contents()}>
        {t.whoseContents()}
      </ProseSection>
      <ProseSection id="suite" title={t.seeAlso()}>
        {t.otherPages()}
      </ProseSection>
    </ProsePage>
  );
}
