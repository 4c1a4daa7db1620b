import { changeDeviceCart, linesOf, storedCart } from '../ordering/device-cart';
import { readStored } from '../page/storage';

// All the code a shop’s public page begins with: it keeps what is put into the cart at once, and asks for the rest only then.

const { shop = '', code = '', app = '' } = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const { dataset } = document.documentElement;
let asked = false;
let pressed: HTMLElement | undefined;

/** Whoever is signed in, here or in another tab, has a cart of their own: the app's page of the shop knows it. */
function giveWay(): void {
  const [, payload = ''] = (readStored('userToken') ?? '').split('.');
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    if (exp * 1000 > Date.now()) location.replace(app);
  } catch {
    // Nobody.
  }
}
giveWay();
addEventListener('storage', giveWay);

function ask(): void {
  if (asked) return;
  asked = true;
  // What is kept stays; the next press asks again.
  import(/* @vite-ignore */ code).catch(() => (asked = false));
}

document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button');
    if ('live' in dataset || !button) return;
    event.stopPropagation();
    const item = button.closest<HTMLElement>('[data-item]')?.dataset['item'];
    // « + » alone says what it does.
    if (item && button.ariaLabel) {
      changeDeviceCart(shop, item, 1);
      button.dataset['added'] = String(Number(button.dataset['added'] ?? 0) + 1);
    } else pressed = button;
    ask();
  },
  true,
);
document.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && ask());
document.addEventListener('live', () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-added]')) delete button.dataset['added'];
  pressed?.click();
});
if (linesOf(storedCart(shop)).length > 0) ask();
