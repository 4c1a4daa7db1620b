import { UtensilsCrossed } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Notice } from '../../../ui/base/notice/notice';
import { CartBar, type CartBarProps } from '../../../ui/food/cart-bar/cart-bar';
import { CategoryNav } from '../../../ui/food/category-nav/category-nav';
import { MenuItemCard } from '../../../ui/food/menu-item-card/menu-item-card';
import { MenuSearch } from '../../../ui/food/menu-search/menu-search';
import { ShopBanner, type ShopBannerProps } from '../../../ui/food/shop-banner/shop-banner';
import { ShopInfo, type ShopInfoProps } from '../../../ui/food/shop-info/shop-info';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { useDrawn } from '../../page/use-drawn';
import { searchSections } from './menu-search';
import * as t from './shop.texts';
import type { ShopItem, ShopSection } from './shop-view';

export interface ShopScreenProps {
  banner: ShopBannerProps;
  /** Why nothing can be collected right now, while the menu can be read and a cart be prepared all the same. */
  notice?: string;
  slow?: boolean;
  sections: readonly ShopSection[];
  cart?: CartBarProps;
  category: string | null;
  onCategory: (id: string | null) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Left out where the code is not there yet: nothing pretends to answer. */
  onAdd?: (itemId: string) => void;
  info?: ShopInfoProps;
  reviews?: ReactNode;
  /** How many items are drawn at once; the others follow step by step. @default all */
  drawnFirst?: number;
}

export function ShopScreen(props: ShopScreenProps) {
  const { banner, notice, sections, cart, category, onCategory, search, onSearch, onAdd, info, reviews } = props;
  const { drawnFirst, slow = false } = props;
  const menu = useRef<HTMLDivElement>(null);
  const found = searchSections(sections, search);
  const chosen = found.filter(({ id }) => id === category);
  const shown = chosen.length > 0 ? chosen : found;
  const total = count(shown);
  const drawn = useDrawn(total, drawnFirst);

  const choose = (id: string | null) => {
    onCategory(id);
    // Further down the page the chosen category would begin above what one sees.
    if ((menu.current?.getBoundingClientRect().top ?? 0) < 0) menu.current?.scrollIntoView();
  };
  const look = (text: string) => {
    // With the first letter the field goes up: what is found belongs above the keyboard of a phone.
    if (search === '') menu.current?.scrollIntoView();
    onSearch(text);
  };

  return (
    <div className="grid grid-cols-1 gap-8">
      <ShopBanner {...banner} />
      {notice && sections.length > 0 && <Notice tone="caution">{notice}</Notice>}
      {slow && sections.length > 0 && <SlowConfirmation />}
      {sections.length === 0 ? (
        <EmptyState icon={<UtensilsCrossed />} title={t.empty()} text={t.comeBack()} />
      ) : (
        <div ref={menu} className="grid grid-cols-1 gap-6 over-md:grid-cols-[--spacing(52)_minmax(0,1fr)] lg:gap-10">
          <div
            inert={!onAdd}
            className="sticky top-header z-10 -mx-4 self-start bg-canvas px-4 py-2 over-md:top-28 over-md:mx-0 over-md:px-0"
          >
            <CategoryNav
              categories={found.map(({ id, name, items }) => ({ id, name, itemCount: items.length }))}
              selectedId={chosen[0]?.id ?? null}
              onSelect={choose}
            />
          </div>
          <div className="grid content-start gap-8">
            <div inert={!onAdd}>
              <MenuSearch value={search} onChange={look} resultCount={total} />
            </div>
            {firstOf(shown, drawn).map((section) => (
              <MenuSection key={section.id} {...section} onAdd={onAdd} />
            ))}
          </div>
        </div>
      )}
      {info && drawn >= total && (
        <>
          <section aria-labelledby="infos" className="grid gap-5 pt-4">
            <h2 id="infos" className="text-2xl md:text-3xl">
              {t.practical()}
            </h2>
            <ShopInfo {...info} />
          </section>
          {reviews}
        </>
      )}
      {cart && <CartBar {...cart} />}
    </div>
  );
}

function count(sections: readonly ShopSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

function firstOf(sections: readonly ShopSection[], most: number): ShopSection[] {
  let left = most;
  return sections.flatMap((section) => {
    if (left <= 0) return [];
    const items = section.items.slice(0, left);
    left -= items.length;
    return [{ ...section, items }];
  });
}

function MenuSection({ id, name, items, onAdd }: ShopSection & Pick<ShopScreenProps, 'onAdd'>) {
  return (
    <section aria-labelledby={`rayon-${id}`} className="grid gap-4">
      <h2 lang="fr" id={`rayon-${id}`} className="text-2xl md:text-3xl">
        {name}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {items.map(({ id: itemId, ...item }: ShopItem) => (
          <li key={itemId}>
            <MenuItem {...item} itemId={itemId} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MenuItemProps extends Omit<ShopItem, 'id'>, Pick<ShopScreenProps, 'onAdd'> {
  itemId: string;
}

/** Drawn again only when something of it changes: one more in the cart is no reason to redraw the whole menu. */
const MenuItem = memo(function MenuItem({ itemId, onAdd, ...item }: MenuItemProps) {
  return <MenuItemCard {...item} {...(onAdd && item.href === undefined && { onAdd: () => onAdd(itemId) })} />;
});
