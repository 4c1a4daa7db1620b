import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AboutScreen } from './about-screen';
import { loading } from './information.texts';
import { useServiceCharge } from './use-service-charge';

export function AboutPage() {
  const serviceChargeCents = useServiceCharge();
  if (serviceChargeCents === undefined)
    return (
      // As high as the screen: the footer must not jump.
      <Loading label={loading()} className="min-h-dvh">
        <Skeleton className="h-96" />
      </Loading>
    );
  return <AboutScreen serviceChargeCents={serviceChargeCents} />;
}
