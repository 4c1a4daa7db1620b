import { useLayoutEffect, useRef, useState } from 'react';

/** What a box needs that scrolls sideways: a stop for the keyboard and a name, as long as there is something to scroll. */
export function useSidewaysScrolling(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-label` }) };
}
