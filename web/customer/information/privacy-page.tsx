import { PrivacyScreen } from './privacy-screen';
import { houseOperator } from './house-operator';

export function PrivacyPage() {
  return <PrivacyScreen operator={houseOperator} />;
}
