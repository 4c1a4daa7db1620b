import { DescriptionList } from '../../../ui/base/description-list/description-list';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import * as t from './legal.texts';
import { houseOperator, type Operator } from './operator';
import { OperatorFact } from './operator-fact';

/** Legal notice: publisher and host (loi n° 2004-575 du 21 juin 2004, article 1-1). */
export function LegalPage({ operator = houseOperator }: { operator?: Operator }) {
  const { host } = operator;
  const fact = (term: string, value: string | null) => ({ term, details: <OperatorFact value={value} /> });
  const publisher = [
    { term: t.company(), details: operator.companyName },
    fact(t.form(), operator.legalFormText),
    fact(t.seat(), operator.address),
    fact(t.registration(), operator.registrationText),
    fact(t.vat(), operator.vatNumber),
    fact(t.director(), operator.publicationDirector),
    fact(t.phone(), operator.phone),
    {
      term: t.mail(),
      details: (
        <a href={`mailto:${operator.email}`} className="-my-2.5 inline-flex min-h-11 items-center">
          {operator.email}
        </a>
      ),
    },
  ];
  const hostFacts = [fact(t.company(), host?.name ?? null), fact(t.address(), host?.address ?? null)];
  return (
    <ProsePage
      title={t.title()}
      text={t.about()}
      sections={[
        { id: 'editeur', title: t.publisher(), text: <DescriptionList items={publisher} /> },
        { id: 'hebergeur', title: t.host(), text: <DescriptionList items={hostFacts} /> },
        { id: 'contenus', title: t.contents(), text: t.whoseContents() },
        { id: 'suite', title: t.seeAlso(), text: t.otherPages() },
      ]}
    />
  );
}
