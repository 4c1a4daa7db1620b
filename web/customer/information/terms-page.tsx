import { SERVICE_CHARGE_CENTS } from '../../../graphql/rules/service-charge';
import { ProsePage } from '../../../ui/site/prose/prose-page';
import { shopFees } from '../../page/shop-fees';
import { title as shopFeesTitle } from '../../page/shop-fees.texts';
import { houseOperator, type Operator } from './operator';
import * as after from './terms-after-order.texts';
import * as t from './terms.texts';

export function TermsPage({ operator = houseOperator }: { operator?: Operator }) {
  const fees = shopFees();
  const sections = [
    { id: 'qui', title: t.whoSells(), text: t.seller(operator.companyName) },
    { id: 'prix', title: t.pricesTitle(), text: t.prices(SERVICE_CHARGE_CENTS) },
    ...(fees ? [{ id: 'frais-boutique', title: shopFeesTitle(), text: <p>{fees}</p> }] : []),
    { id: 'commande', title: t.orderTitle(), text: t.order() },
    { id: 'paiement', title: t.paymentTitle(), text: t.payment() },
    { id: 'retrait', title: after.pickupTitle(), text: after.pickup() },
    { id: 'annulation', title: after.cancellationTitle(), text: after.cancellation() },
    { id: 'retractation', title: after.withdrawalTitle(), text: after.withdrawal() },
    { id: 'allergenes', title: after.allergensTitle(), text: after.allergens() },
    { id: 'garanties', title: after.guaranteesTitle(), text: after.guarantees(operator.email) },
    { id: 'reclamation', title: t.complaintTitle(), text: t.complaint(operator) },
  ];
  return <ProsePage indexed title={t.title()} text={t.about()} sections={sections} />;
}
