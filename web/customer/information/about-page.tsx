import { AboutScreen } from './about-screen';
import { WithServiceCharge } from './with-service-charge';

export function AboutPage() {
  return <WithServiceCharge>{(cents) => <AboutScreen serviceChargeCents={cents} />}</WithServiceCharge>;
}
