import { useEffect, useState, type RefObject } from 'react';

export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
