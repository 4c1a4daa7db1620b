import { useEffect } from 'react';
import { notify } from '../../ui/base/toast/toast';
import type { News } from '../service-worker/news';

/** What a push said is also said on the page one looks at (spec customer §9). */
export function useNews(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listen = ({ data }: MessageEvent<{ type?: string; news?: News } | null>) => {
      if (data?.type !== 'NEWS' || !data.news) return;
      const { title, body } = data.news;
      notify([title, body].filter(Boolean).join(' : '));
    };
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);
}
