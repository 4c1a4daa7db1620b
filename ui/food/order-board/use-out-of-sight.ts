import { useEffect, useState } from 'react';

/**
 * On which side of the window the card of each element is that cannot be seen; what is not laid out counts as below. The
 * card is watched, not the element: inside a card far away nothing is laid out.
 */
export function useOutOfSight(elementIds: readonly string[]): ReadonlyMap<string, 'above' | 'below'> {
  const [sides, setSides] = useState<ReadonlyMap<string, 'above' | 'below'>>(new Map());
  const watched = elementIds.join(' ');

  useEffect(() => {
    const ids = new Map<Element, string>();
    const observer = new IntersectionObserver((entries) => {
      setSides((before) => {
        const now = new Map(before);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const id = ids.get(target) ?? '';
          if (isIntersecting) now.delete(id);
          else now.set(id, boundingClientRect.bottom < 0 ? 'above' : 'below');
        }
        return now;
      });
    });
    for (const id of watched.split(' ')) {
      const element = id && document.getElementById(id);
      const card = element && (element.closest('article') ?? element);
      if (!card) continue;
      ids.set(card, id);
      observer.observe(card);
    }
    return () => {
      observer.disconnect();
      setSides(new Map());
    };
  }, [watched]);

  return sides;
}
