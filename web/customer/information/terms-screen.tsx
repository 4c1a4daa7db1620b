import { ProsePage } from '../../../ui/site/prose/prose-page';
import { ProseSection } from '../../../ui/site/prose/prose-section';
import type { Operator } from './operator';
import * as after from './terms-after-order.texts';
import * as t from './terms.texts';

export interface TermsScreenProps {
  operator: Operator;
  serviceChargeCents: number;
  versionText?: string;
}

export function TermsScreen({ operator, serviceChargeCents, versionText }: TermsScreenProps) {
  const sections = [
    { id: 'qui', title: t.whoSells(), body: t.seller(operator.companyName) },
    { id: 'prix', title: t.pricesTitle(), body: t.prices(serviceChargeCents) },
    { id: 'commande', title: t.orderTitle(), body: t.order() },
    { id: 'paiement', title: t.paymentTitle(), body: t.payment() },
    { id: 'retrait', title: after.pickupTitle(), body: after.pickup() },
    { id: 'annulation', title: after.cancellationTitle(), body: after.cancellation() },
    { id: 'retractation', title: after.withdrawalTitle(), body: after.withdrawal() },
    { id: 'allergenes', title: after.allergensTitle(), body: after.allergens() },
    { id: 'garanties', title: after.guaranteesTitle(), body: after.guarantees(operator.email) },
    { id: 'reclamation', title: t.complaintTitle(), body: t.complaint(operator) },
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
