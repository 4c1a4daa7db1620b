import type { Operator } from '../../web/customer/information/operator';

export const bareOperator: Operator = {
  companyName: 'MêmePrix Exemple',
  legalFormText: null,
  address: null,
  registrationText: null,
  vatNumber: null,
  publicationDirector: null,
  phone: null,
  email: 'bonjour@memeprix.test',
  host: null,
  mediator: null,
  logRetentionText: null,
  addressService: 'national',
  googleSignIn: false,
};

export const sampleOperator: Operator = {
  ...bareOperator,
  legalFormText: 'SAS au capital de 10 000 €',
  address: '1 rue du Marché, 75004 Paris',
  registrationText: 'RCS Paris 000 000 000',
  vatNumber: 'FR00 000 000 000',
  publicationDirector: 'Camille Durand',
  phone: '01 23 45 67 89',
  host: { name: 'Hébergeur Exemple', address: '2 avenue des Serveurs, 59000 Lille' },
  mediator: { name: 'Médiation Exemple', address: '3 rue de l’Accord, 69002 Lyon', href: 'https://mediation.example' },
  logRetentionText: 'trente jours',
  googleSignIn: true,
};
