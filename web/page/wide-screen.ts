import type { Followed } from './store';

/** Whether the cart has room beside the menu, as `with-cart:` says in classes. */
export const wideScreen: Followed<boolean> = {
  read: () => innerWidth >= 1280,
  follow: (listener) => {
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  },
};
