/** Who runs this MêmePrix: facts only the operator knows. Null is said plainly on the page, never invented. */
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
  /** Consumers may turn to one free of charge (Code de la consommation, L. 612-1). */
  mediator: (Company & { href: string }) | null;
  logRetentionText: string | null;
  addressService: 'national' | 'google';
  googleSignIn: boolean;
}

export interface Company {
  name: string;
  address: string;
}
