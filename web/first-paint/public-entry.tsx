import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Shop } from '../customer/shop/shop-view';
import { followTranslation } from '../page/translated-page';
import { PublicShop } from './public-shop';

const root = document.getElementById('chez');
const data = document.getElementById('shop')?.textContent;

/** Marks the page as live, so that React handles events from now on instead of the starter (starter.ts). */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    document.dispatchEvent(new Event('live'));
  }, []);
  return children;
}

if (root && data) {
  followTranslation();
  hydrateRoot(
    root,
    <StrictMode>
      <Live>
        <PublicShop shop={JSON.parse(data) as Shop} />
      </Live>
    </StrictMode>,
  );
}
