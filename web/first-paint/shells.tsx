import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/base/skeleton/skeleton';
import { AddressSearch } from '../../ui/site/address-search/address-search';
import { Header } from '../../ui/site/header/header';
import { Hero } from '../../ui/site/hero/hero';
import { PageFrame, type PageFrameProps } from '../../ui/site/page-frame/page-frame';
import { tablePictures } from '../../ui/site/plate/table-pictures';
import { searchWords } from '../customer/search/search-words';
import { ShopSkeleton } from '../customer/shop/shop-skeleton';

const nothing = () => undefined;

/** A page before its code is there: nothing in it answers yet, so it is shut to fingers, keys and screen readers. */
function Shell({ width, children }: { width?: PageFrameProps['width']; children: ReactNode }) {
  return (
    <div inert>
      <PageFrame width={width} header={<Header homeHref="/userSearch" cart={{ href: '/cart', count: 0 }} menu={[]} />}>
        {children}
      </PageFrame>
    </div>
  );
}

/** What the search looks like for everybody: its table and its field. */
export function SearchShell() {
  return (
    <Shell width="full">
      <Hero {...searchWords} pictures={tablePictures}>
        <AddressSearch
          value=""
          onChange={nothing}
          suggestions={[]}
          onSelect={nothing}
          onSearch={nothing}
          onSearchHere={nothing}
        />
      </Hero>
      <div className="mx-auto max-w-7xl px-4 py-10 md:px-8 md:py-14">
        <Skeleton className="h-96" />
      </div>
    </Shell>
  );
}

/** A shop’s sign, its words still to be written by the server, and the shape of its menu. */
export function ShopShell({ imageUrl }: { imageUrl: string | null }) {
  return (
    <Shell>
      <ShopSkeleton shop={{ name: '{{shop-name}}', imageUrl, description: '{{shop-description}}' }} />
    </Shell>
  );
}
