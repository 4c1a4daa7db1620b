import { PrivacyScreen } from './privacy-screen';
import { houseOperator } from './house-operator';

/** What this house knows of people. */
export function PrivacyPage() {
  return <PrivacyScreen operator={houseOperator} />;
}
