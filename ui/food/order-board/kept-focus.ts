import { useLayoutEffect, useRef, type MouseEvent } from 'react';

interface Kept {
  button: Element;
  titleId: string;
  column: HTMLElement | null;
}

/** Where the keyboard moves a card, its focus goes along: its button is drawn anew elsewhere, or switched off meanwhile. */
export function useKeptFocus(): (event: MouseEvent<HTMLElement>) => void {
  const kept = useRef<Kept | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!kept.current || (activeElement !== null && activeElement !== body)) return;
    const { button, titleId, column } = kept.current;
    if (button.matches(':disabled') && button.isConnected) return;
    // The title, not what can be pressed in it: the key may still be down.
    const places = [button.isConnected ? button : document.getElementById(titleId), column];
    const place = places.find((one) => one instanceof HTMLElement && one.getClientRects().length > 0);
    if (place instanceof HTMLElement) {
      if (place !== button) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    kept.current = null;
  });
  return ({ detail, target }) => {
    const button = detail === 0 && target instanceof Element ? target.closest('button') : null;
    const card = button?.closest('article');
    // A menu or a question of the same card goes on with it.
    if (button && !card) return;
    const titleId = card?.getAttribute('aria-labelledby') ?? '';
    kept.current = button && { button, titleId, column: button.closest('section') };
  };
}
