import type { ReactNode } from 'react';
import type { ShopPageQuery } from '../../graphql/generated/customer/shop';
import { Skeleton } from '../../ui/base/skeleton/skeleton';
import { AddressSearch } from '../../ui/site/address-search/address-search';
import { Header } from '../../ui/site/header/header';
import { Hero } from '../../ui/site/hero/hero';
import { PageFrame, type PageFrameProps } from '../../ui/site/page-frame/page-frame';
import * as search from '../customer/search/search.texts';
import { PAINTED_ITEMS } from '../customer/shop/shop-ahead';
import { ShopScreen } from '../customer/shop/shop-screen';
import { toBanner, toSections } from '../customer/shop/shop-view';

const nothing = () => undefined;

/** Page before its code is loaded: parts that cannot work yet are inert for pointer, keyboard and screen reader. */
function Shell({ width, children }: { width?: PageFrameProps['width']; children: ReactNode }) {
  const header = <Header homeHref="/userSearch" cart={{ href: '/cart', count: 0 }} menu={[]} />;
  return (
    <div data-shell>
      <PageFrame width={width} header={<div inert>{header}</div>}>
        {children}
      </PageFrame>
    </div>
  );
}

/** Search page without personal data; its search field can already be submitted. */
export function SearchShell() {
  return (
    <Shell width="full">
      <Hero title={search.title()} text={search.promise()}>
        <AddressSearch
          value=""
          onChange={nothing}
          suggestions={[]}
          onSelect={nothing}
          onSearch={nothing}
          onSearchHere={null}
        />
      </Hero>
      <div className="mx-auto max-w-7xl px-4 py-10 md:px-8 md:py-14">
        <Skeleton className="h-96" />
      </div>
    </Shell>
  );
}

export function ShopShell({ shop }: { shop: ShopPageQuery['shop'] }) {
  return (
    <Shell>
      <ShopScreen
        banner={toBanner(shop)}
        sections={toSections(shop)}
        category={null}
        onCategory={nothing}
        search=""
        onSearch={nothing}
        drawnFirst={PAINTED_ITEMS}
      />
    </Shell>
  );
}
