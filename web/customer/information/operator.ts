/** Who runs this MêmePrix: facts only the operator knows. Null is said plainly on the page, never invented. */
export interface Operator {
  companyName: string;
  /** « SAS au capital de 10 000 € » */
  legalFormText: string | null;
  address: string | null;
  /** « RCS Paris 123 456 789 » */
  registrationText: string | null;
  vatNumber: string | null;
  publicationDirector: string | null;
  phone: string | null;
  email: string;
  host: Company | null;
  /** Consumers may turn to one free of charge (Code de la consommation, L. 612-1). */
  mediator: (Company & { href: string }) | null;
  /** How long technical logs are kept: « trente jours ». */
  logRetentionText: string | null;
  /** Who turns an address into a place on the map. */
  addressService: 'national' | 'google';
  /** Sign-in with Google is offered. */
  googleSignIn: boolean;
}

export interface Company {
  name: string;
  address: string;
}
