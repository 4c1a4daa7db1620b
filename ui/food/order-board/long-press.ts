import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;

/** For something that is held for half a second, by finger or mouse; one that slides on scrolls the page, or looks elsewhere. */
export function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return (onPress: () => void) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      if (button === 0) timer.current = setTimeout(onPress, LONG_MS);
    },
    // A finger that rests calls no menu of the browser; the right button of a mouse does.
    onContextMenu: (event: MouseEvent) => {
      if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') event.preventDefault();
    },
    ...{ onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop },
  });
}
