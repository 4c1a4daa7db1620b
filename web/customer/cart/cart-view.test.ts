import { expect, test, vi } from 'vitest';
import { chosen } from '../../../.storybook/samples/choices';
import { selecting } from '../../../tests/support/options';
import { cart as sample } from '../../../.storybook/results/cart';
import type { CartContentFragment } from '../../../graphql/generated/customer/cart';
import { cartLine, editHref, putBackInput, withWanted } from '../../ordering/cart-lines';
import { isOrderable, obstacle, cartErrorMessage, untilWindowPasses } from './cart-view';
import { chosenWindow, earliestWindow, withOwnHold } from '../../ordering/pickup-windows';
import { notThere } from '../../page/not-there';

type Line = CartContentFragment['lines'][number];
type Window = CartContentFragment['shop']['pickupWindows'][number];

const [croissants] = sample.lines;
const [anyWindow] = sample.shop.pickupWindows;
if (!croissants || !anyWindow) throw new Error('The workbench has lost its cart.');

const aLine = ({ item, ...rest }: Partial<Omit<Line, 'item'>> & { item?: Partial<Line['item']> } = {}): Line => ({
  ...croissants,
  item: { ...croissants.item, ...item },
  ...rest,
});
const aWindow = (startsAt: string, remaining = 8): Window => ({ ...anyWindow, id: startsAt, startsAt, remaining });
const noon = aWindow('2026-11-21T11:15:00.000Z');
const aCart = (lines: Line[], pickupWindows: Window[] = [noon]): CartContentFragment => ({
  ...sample,
  lines,
  shop: { ...sample.shop, pickupWindows },
});

test('a cart line’s quantity is limited to the remaining stock and to 99', () => {
  expect(cartLine(aLine())).toMatchObject({ maxQuantity: 99, whyNoMore: '99 au plus par article.' });
  const few = { maxQuantity: 4, whyNoMore: 'Il n’en reste pas davantage.' };
  expect(cartLine(aLine({ item: { remaining: 4 } }))).toMatchObject(few);
});

test('a removed cart line is restored with its quantity, note and selections, unless a choice is unavailable', () => {
  const wanted = { meats: 'Kebab', sot: 'salad', supplements: { name: 'Cheddar', priceCents: 100 }, fries: 'Frites' };
  const line = aLine({ quantity: 3, note: 'Bien cuit', choices: chosen(wanted) });
  const selections = selecting(wanted);
  expect(putBackInput(line)).toEqual({ itemId: 'croissant', quantity: 3, note: 'Bien cuit', selections });
  expect(putBackInput(aLine({ problem: 'CHOICE_UNAVAILABLE' }))).toBeNull();
});

test('a cart line lists its allergens and states when they are not fully declared', () => {
  const line = aLine({ allergens: ['GLUTEN'], allergensDeclared: false });
  expect(cartLine(line).selections?.allergens).toBe('Gluten ; le reste non renseigné : demandez au comptoir');
});

test('a changed price is shown on its cart line and does not block the order', () => {
  const line = aLine({ previousUnitCents: 110 });
  expect(cartLine(line)).toMatchObject({ previousUnitCents: 110, soldOut: false });
  expect(isOrderable(aCart([line]))).toBe(true);
});

const gone = '« Algérienne » n’est plus disponible : modifiez cet article ou supprimez-le.';

test.each<[NonNullable<Line['problem']>, string, string?]>([
  ['SOLD_OUT', 'Épuisé pour aujourd’hui'],
  ['NOT_ENOUGH', 'Il n’en reste que 1'],
  ['CHOICE_UNAVAILABLE', 'Un de vos choix'],
  ['WITHDRAWN', 'plus à la carte'],
  ['CHOICE_UNAVAILABLE', gone, 'Algérienne'],
])('problem %s is explained on its cart line and blocks the order', (problem, text, missing) => {
  const line = aLine({ problem, missingChoice: missing ?? null, item: { remaining: 1 } });
  expect(cartLine(line).notice).toContain(text);
  expect(isOrderable(aCart([aLine(), line]))).toBe(false);
});

test('a cart line whose item now asks for a choice names the group to choose from', () => {
  const line = aLine({ problem: 'CHOICE_UNAVAILABLE', missingGroup: 'Cuisson' });
  expect(cartLine(line).notice).toBe('Choisissez « Cuisson » : « Modifier ».');
});

test('the cart reports the first obstacle in the order: empty, items, no windows, no window chosen', () => {
  expect(obstacle(aCart([]), undefined)?.text).toBe('Your cart is empty.');
  const items = { text: 'Certains articles ne peuvent pas être commandés.', at: 'items' };
  expect(obstacle(aCart([aLine({ problem: 'SOLD_OUT' })]), noon.id)).toEqual(items);
  expect(obstacle(aCart([aLine()], []), undefined)?.text).toContain('revenez un jour d’ouverture');
  expect(obstacle(aCart([aLine()]), undefined)).toEqual({
    text: 'Please select a valid pickup window.',
    at: 'windows',
  });
  expect(obstacle(aCart([aLine()]), noon.id)).toBeUndefined();
});

test('a chosen window that is full, gone or too small for the cart is no longer chosen and blocks the order', () => {
  expect(chosenWindow(aCart([], [noon]), noon.id)).toBe(noon);
  expect(chosenWindow(aCart([], [aWindow(noon.startsAt, 0)]), noon.id)).toBeUndefined();
  expect(chosenWindow(aCart([], []), noon.id)).toBeUndefined();
  const grown = { ...aCart([aLine()]), units: 9 };
  expect(chosenWindow(grown, noon.id)).toBeUndefined();
  expect(obstacle(grown, noon.id)?.text).toBe('Please select a valid pickup window.');
  expect(chosenWindow({ ...grown, units: 8 }, noon.id)).toBe(noon);
});

test('the earliest window with room for the cart is preselected', () => {
  const [full, later] = [aWindow(noon.startsAt, 1), aWindow('2026-11-21T11:30:00.000Z', 3)];
  expect(earliestWindow({ ...aCart([aLine()], [full, later]), units: 2 })).toBe(later);
  expect(earliestWindow({ ...aCart([aLine()], [full]), units: 2 })).toBeUndefined();
});

test('a composed cart line has a link to edit it, and a simple one has none', () => {
  expect(editHref(aLine({ item: { hasOptions: true } }), 's-1')).toBe('/selection/s-1/croissant?ligne=l-1');
  expect(editHref(aLine(), 's-1')).toBeUndefined();
});

test('pickup windows are fetched again one second after the first can no longer be reached', () => {
  const { shop } = aCart([]);
  expect(untilWindowPasses(shop, Date.parse('2026-11-21T11:00:00.000Z'))).toBe(5 * 60_000 + 1000);
  expect(untilWindowPasses(shop, Date.parse('2026-11-21T11:06:00.000Z'))).toBeNull();
  expect(untilWindowPasses({ ...shop, pickupWindows: [] }, 0)).toBeNull();
});

test('a changed quantity is shown at once, with its total, and without lines nothing is charged for service', () => {
  const cart = aCart([aLine(), aLine({ id: 'l-2', quantity: 1, unitCents: 300, lineCents: 300 })]);
  expect(withWanted(cart, new Map([['l-1', 5]]))).toMatchObject({ itemCount: 6, linesCents: 950, totalCents: 979 });
  expect(withWanted(aCart([aLine()]), new Map([['l-1', 0]]))).toMatchObject({ lines: [], feeCents: 0, totalCents: 0 });
});

test('a cart error is shown with the server’s message or the specification’s, or as offline', () => {
  expect(cartErrorMessage(notThere('Commerce introuvable.'))).toBe('Error: Commerce introuvable.');
  const lost = new TypeError('Failed to fetch');
  expect(cartErrorMessage(lost)).toBe('Failed to fetch data');
  vi.stubGlobal('navigator', { onLine: false });
  expect(cartErrorMessage(lost)).toBe('Vous êtes hors connexion. La page revient avec le réseau.');
  vi.unstubAllGlobals();
});

const hold = {
  ...{ __typename: 'CartHold' as const, windowId: noon.id, units: 2, secondsLeft: 500 },
  window: aWindow(noon.startsAt, 2),
};

test('the units of the customer’s own hold count as available to them, and other windows are unchanged', () => {
  const later = aWindow('2026-11-21T11:30:00.000Z', 3);
  const full = aWindow(noon.startsAt, 0);
  const cart = aCart([aLine()], [full, later]);
  expect(withOwnHold(cart)).toBe(cart);
  expect(withOwnHold({ ...cart, hold }).shop.pickupWindows.map(({ remaining }) => remaining)).toEqual([2, 3]);
});

test('a held window that is no longer listed can still be paid for, unless the cart needs more units', () => {
  const later = aWindow('2026-11-21T11:30:00.000Z', 3);
  const { window } = hold;
  const passed = { ...aCart([aLine()], [later]), units: 2, hold };
  expect(withOwnHold(passed)).toMatchObject({ hold, shop: { pickupWindows: [window, later] } });
  expect(obstacle(withOwnHold({ ...passed, shop: aCart([], []).shop }), noon.id)).toBeUndefined();
  const grown = withOwnHold({ ...passed, units: 3 });
  expect(grown).toMatchObject({ hold: null, shop: { pickupWindows: [later] } });
  expect(earliestWindow(grown)).toBe(later);
});
