import { name } from '../../../ui/site/brand/brand.texts';
import { house } from '../../page/site-config';

/** Facts that only the operator of this MêmePrix knows. The page says plainly when one is null. */
export interface Operator {
  companyName: string;
  legalFormText: string | null;
  address: string | null;
  registrationText: string | null;
  vatNumber: string | null;
  publicationDirector: string | null;
  phone: string | null;
  email: string;
  host: Company | null;
  /** Consumer mediator, free of charge for consumers (Code de la consommation, L. 612-1). */
  mediator: (Company & { href: string }) | null;
  logRetentionText: string | null;
  addressService: 'national' | 'google';
  googleSignIn: boolean;
}

export interface Company {
  name: string;
  address: string;
}

export const houseOperator: Operator = {
  get companyName() {
    return name();
  },
  legalFormText: null,
  address: null,
  registrationText: null,
  vatNumber: null,
  publicationDirector: null,
  phone: house.phone ?? null,
  // The server always writes an address into the page; Vite's development page has none.
  email: house.email ?? 'assistance@memeprix.example',
  host: null,
  mediator: null,
  logRetentionText: null,
  addressService: house.addressService,
  googleSignIn: house.googleClientId !== undefined,
};
