import { ContactScreen } from './contact-screen';
import { houseOperator } from './house-operator';

/** How this house can be reached. */
export function ContactPage() {
  return <ContactScreen operator={houseOperator} />;
}
