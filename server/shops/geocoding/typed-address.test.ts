import { describe, expect, it } from 'vitest';
import { gazetteer } from './create-geocoder';
import { readAddress, withNumber } from './typed-address';

describe('the built-in address list', () => {
  it.each([
    ['10, rue de Rivoli, 75004 Paris', '10 Rue de Rivoli, 75004 Paris'],
    ['10 bis rue de Rivoli Paris', '10 bis Rue de Rivoli, 75004 Paris'],
    ['10bis, RUE DE RIVOLI 75004 PARIS', '10 bis Rue de Rivoli, 75004 Paris'],
    ['10B rue de Rivoli', '10B Rue de Rivoli, 75004 Paris'],
    ['10-12 rue de Rivoli', '10-12 Rue de Rivoli, 75004 Paris'],
    ['10/12, rue de Rivoli', '10/12 Rue de Rivoli, 75004 Paris'],
    ['10 R DE RIVOLI', '10 Rue de Rivoli, 75004 Paris'],
    ['12 bd St Germain 75005 Paris', '12 Boulevard Saint-Germain, 75005 Paris'],
    ['5 av. des Champs Elysees', '5 Avenue des Champs-Élysées, 75008 Paris'],
    ['3 pl. Bellecour 69002 LYON', '3 Place Bellecour, 69002 Lyon'],
    ['10 rue de Rivoli 75181 Paris Cedex 04', '10 Rue de Rivoli, 75004 Paris'],
    ['10 rue de Rivoli, 75004 PARIS CEDEX 04', '10 Rue de Rivoli, 75004 Paris'],
    ['75004 Paris, 10 rue de Rivoli', '10 Rue de Rivoli, 75004 Paris'],
    ['10 rue de Rivoli\n75004 Paris\nFrance', '10 Rue de Rivoli, 75004 Paris'],
    ['rue de Rivoli, Paris', 'Rue de Rivoli, 75004 Paris'],
  ])('finds « %s » as the address « %s »', async (typed, label) => {
    expect((await gazetteer().find(typed))[0]?.label).toBe(label);
  });
});

describe('readAddress', () => {
  it.each([
    ['06000 Nice', null, '06000 Nice'],
    ['10 l’Hermitage', '10', 'l’Hermitage'],
    ['Place du 8 Mai 1945', null, 'Place du 8 Mai 1945'],
    ['10 – 12 rue X', '10-12', 'rue X'],
  ])('splits the typed address « %s » into house number %s and « %s »', (typed, number, rest) => {
    expect(readAddress(typed)).toEqual({ number, rest });
  });
});

describe('withNumber', () => {
  it.each([
    ['12 Rue de Rivoli, 75004 Paris', '10', '10 Rue de Rivoli, 75004 Paris'],
    ['10 Rue de Rivoli, 75004 Paris', '10 bis', '10 bis Rue de Rivoli, 75004 Paris'],
    ['10bis Rue de Rivoli, 75004 Paris', '10 bis', '10bis Rue de Rivoli, 75004 Paris'],
    ['Rue de Rivoli, 75004 Paris', '10', '10 Rue de Rivoli, 75004 Paris'],
    ['Paris 75000', '10', 'Paris 75000'],
    ['12 Rue de Rivoli, 75004 Paris', null, '12 Rue de Rivoli, 75004 Paris'],
  ])('combines the found address « %s » with the typed house number %s into « %s »', (label, typed, expected) => {
    expect(withNumber({ label, latitude: 0, longitude: 0 }, typed).label).toBe(expected);
  });
});
