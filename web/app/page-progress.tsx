import { createStore, useStore } from '../page/store';

const loads = createStore(0);

export async function duringLoad<T>(load: Promise<T>): Promise<T> {
  // Deferred to a microtask, because a page requests its code while React renders, when the store must not change.
  queueMicrotask(() => loads.change(loads.read() + 1));
  try {
    return await load;
  } finally {
    queueMicrotask(() => loads.change(loads.read() - 1));
  }
}

export function PageProgress() {
  const loading = useStore(loads) > 0;
  if (!loading) return null;
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent" />;
}
