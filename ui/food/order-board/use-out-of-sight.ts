import { useEffect, useState } from 'react';

/** On which side of the window each element is that cannot be seen; what is not laid out counts as below. */
export function useOutOfSight(elementIds: readonly string[]): ReadonlyMap<string, 'above' | 'below'> {
  const [sides, setSides] = useState<ReadonlyMap<string, 'above' | 'below'>>(new Map());
  const watched = elementIds.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setSides((before) => {
        const now = new Map(before);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting) now.delete(target.id);
          else now.set(target.id, boundingClientRect.bottom < 0 ? 'above' : 'below');
        }
        return now;
      });
    });
    for (const id of watched.split(' ')) {
      const element = id && document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => {
      observer.disconnect();
      setSides(new Map());
    };
  }, [watched]);

  return sides;
}
