import { ContactScreen } from './contact-screen';
import { houseOperator } from './house-operator';

export function ContactPage() {
  return <ContactScreen operator={houseOperator} />;
}
