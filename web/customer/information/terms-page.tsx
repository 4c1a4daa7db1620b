import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { houseOperator } from './house-operator';
import { loading } from './information.texts';
import { TermsScreen } from './terms-screen';
import { useServiceCharge } from './use-service-charge';

export function TermsPage() {
  const serviceChargeCents = useServiceCharge();
  if (serviceChargeCents === undefined)
    return (
      // As high as the screen: the footer must not jump.
      <Loading label={loading()} className="min-h-dvh">
        <Skeleton className="h-96" />
      </Loading>
    );
  return <TermsScreen operator={houseOperator} serviceChargeCents={serviceChargeCents} />;
}
