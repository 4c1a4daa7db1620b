import { name } from '../../../ui/site/brand/brand.texts';
import { house } from '../../page/site-config';
import type { Operator } from './operator';

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
