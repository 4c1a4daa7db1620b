import { Table } from '../../../ui/base/table/table';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { houseOperator, type Operator } from './operator';
import * as own from './privacy-rights.texts';
import * as t from './privacy.texts';

/** Privacy notice: which data is stored, why and for how long (RGPD, articles 12 à 14). */
export function PrivacyPage({ operator = houseOperator }: { operator?: Operator }) {
  const sections = [
    { id: 'responsable', title: t.whoIsResponsible(), text: t.responsible(operator) },
    { id: 'donnees', title: t.whatWeKeep(), text: <Kept operator={operator} /> },
    { id: 'partage', title: t.whoElse(), text: t.others(operator) },
    { id: 'appareil', title: own.onYourDevice(), text: own.device() },
    { id: 'droits', title: own.yourRights(), text: own.rights(operator.email) },
  ];
  return <ProsePage indexed title={t.title()} text={t.about()} sections={sections} />;
}

function Kept({ operator }: { operator: Operator }) {
  const heads = t.heads();
  return (
    <>
      <p>{t.onlyTheNeeded()}</p>
      <Table
        label={t.usesTitle()}
        columns={[
          { id: 'data', header: heads.data, rowHeader: true, cell: ({ data }) => data },
          { id: 'purpose', header: heads.purpose, cell: ({ purpose }) => purpose },
          { id: 'basis', header: heads.basis, cell: ({ basis }) => basis },
          { id: 'time', header: heads.time, cell: ({ time }) => time },
        ]}
        rows={t.uses()}
        rowKey={({ data }) => data}
      />
      {t.logs(operator)}
    </>
  );
}
