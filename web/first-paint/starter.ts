import { changeDeviceCart, linesOf, storedCart } from '../ordering/device-cart';
import { readStored } from '../page/storage';

// All code a shop's public page starts with: it puts items into the device cart at once and loads the rest when the
// visitor interacts or the cart has lines.

const { shop = '', code = '', app = '' } = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const { dataset } = document.documentElement;
let asked = false;
let pressed: HTMLElement | undefined;

/** Leads signed-in users, also after a sign-in in another tab, to the app's page, which knows their own cart. */
function giveWay(): void {
  const [, payload = ''] = (readStored('userToken') ?? '').split('.');
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    if (exp * 1000 > Date.now()) location.replace(app);
  } catch {
    // No readable token: nobody is signed in.
  }
}
giveWay();
addEventListener('storage', giveWay);

function ask(): void {
  if (asked) return;
  asked = true;
  // The cart is stored already, and the next press tries to load the code again.
  import(/* @vite-ignore */ code).catch(() => (asked = false));
}

document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button');
    if ('live' in dataset || !button) return;
    event.stopPropagation();
    const item = button.closest<HTMLElement>('[data-item]')?.dataset['item'];
    // In the server-rendered page, only the « + » button of an item has an aria-label.
    if (item && button.getAttribute('aria-label')) {
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
