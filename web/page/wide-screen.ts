import type { Followed } from './store';

const wide = () => matchMedia('(width >= 80rem)');

/** Whether the cart has room beside the menu, as `with-cart:` says in classes. */
export const wideScreen: Followed<boolean> = {
  read: () => wide().matches,
  follow: (listener) => {
    const media = wide();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
};
