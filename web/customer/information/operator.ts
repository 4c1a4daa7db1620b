/**
 * Facts that only the operator of this MêmePrix knows. The page says plainly when one is null, instead of inventing it.
 */
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
