import { Table } from '../../../ui/base/table/table';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import type { Operator } from './operator';
import * as own from './privacy-rights.texts';
import * as t from './privacy.texts';

export interface PrivacyScreenProps {
  operator: Operator;
  versionText?: string;
}

/** What is known of people, why and for how long (RGPD, articles 12 à 14). */
export function PrivacyScreen({ operator, versionText }: PrivacyScreenProps) {
  const sections = [
    { id: 'responsable', title: t.whoIsResponsible(), body: t.responsible(operator) },
    { id: 'donnees', title: t.whatWeKeep(), body: <Kept operator={operator} /> },
    { id: 'partage', title: t.whoElse(), body: t.others(operator) },
    { id: 'appareil', title: own.onYourDevice(), body: own.device() },
    { id: 'droits', title: own.yourRights(), body: own.rights(operator.email) },
  ];
  return (
    <ProsePage title={t.title()} text={t.about()} versionText={versionText} anchors={sections}>
      {sections.map(({ id, title, body }) => (
        <ProseSection key={id} id={id} title={title}>
          {body}
        </ProseSection>
      ))}
    </ProsePage>
  );
}

function Kept({ operator }: Pick<PrivacyScreenProps, 'operator'>) {
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
