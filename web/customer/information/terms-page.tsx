import { houseOperator } from './house-operator';
import { TermsScreen } from './terms-screen';
import { WithServiceCharge } from './with-service-charge';

export function TermsPage() {
  return (
    <WithServiceCharge>
      {(cents) => <TermsScreen operator={houseOperator} serviceChargeCents={cents} />}
    </WithServiceCharge>
  );
}
