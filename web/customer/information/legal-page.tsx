import { LegalScreen } from './legal-screen';
import { houseOperator } from './house-operator';

/** Who publishes and hosts this house. */
export function LegalPage() {
  return <LegalScreen operator={houseOperator} />;
}
