import { expect, test } from 'vitest';
import { sampleGroup, sampleOption } from '../../../.storybook/samples/sandwich';
import { chooseText, hintOf, neededText } from './group-texts';

const options = (...prices: number[]) =>
  prices.map((priceCents, place) => sampleOption(`${place}`, `${place}`, { priceCents }));
const free = options(0, 0, 0);

test.each([
  ['MEATS', free, { max: 2 }, 'Obligatoire · jusqu’à 2 au choix'],
  ['MEATS', free, { max: 1 }, 'Obligatoire · une au choix'],
  ['FRIES', options(0, 120), { max: 1 }, 'Obligatoire · une au choix'],
  ['SAUCES', free, { max: 2 }, 'Jusqu’à 2 au choix, incluses'],
  ['SAUCES', free, { max: 1 }, 'Une au choix, incluse'],
  ['SAUCES', free, { max: 3 }, 'Autant que vous voulez, incluses'],
  ['SOT', free, {}, 'Comme vous l’aimez'],
  ['TOPPINGS', options(80, 100), {}, 'Autant que vous voulez'],
  ['own', free, { min: 1, max: 1 }, 'Obligatoire · 1 au choix'],
  ['own', free, { min: 2, max: 2 }, 'Obligatoire · 2 au choix'],
  ['own', free, { min: 1, max: 3 }, 'Obligatoire · jusqu’à 3 au choix'],
  ['own', free, { min: 2, max: 3 }, 'Obligatoire · de 2 à 3 au choix'],
  ['own', free, { min: 1 }, 'Obligatoire · au moins 1'],
  ['own', options(50, 50), { included: 2 }, 'Autant que vous voulez · 2 sans supplément, puis 0,50 €'],
  ['own', options(50, 80), { max: 4, included: 1 }, 'Jusqu’à 4 au choix · 1 sans supplément'],
  ['own', free, { included: 2 }, 'Autant que vous voulez'],
])('the hint of a group of %s', (id, some, limits, hint) => {
  expect(hintOf(sampleGroup(id, some, limits)).replaceAll(/\s/g, ' ')).toBe(hint);
});

test('what is missing is named on the button and in the error', () => {
  const texts = (id: string, limits: object, some = free) => {
    const group = sampleGroup(id, some, limits);
    return [chooseText(group), neededText(group)];
  };
  expect(texts('FRIES', { max: 1 })).toEqual(['Choisir des frites', 'Choisissez des frites, ou « Sans frites ».']);
  const own = { name: 'Cuisson', min: 1 };
  expect(texts('own', own)).toEqual(['Choisir : Cuisson', 'Cuisson : faites un choix.']);
  expect(texts('own', { ...own, min: 2 })[1]).toBe('Cuisson : faites 2 choix.');
  expect(texts('own', own, [])[0]).toBe('Épuisé');
});
