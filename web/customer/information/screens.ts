export { AboutScreen } from './about-screen';
export { ContactScreen } from './contact-screen';
export { LegalScreen } from './legal-screen';
export { PrivacyScreen } from './privacy-screen';
export { TermsScreen } from './terms-screen';
