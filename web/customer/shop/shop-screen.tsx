import { UtensilsCrossed } from 'lucide-react';
import { lazy, memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Notice } from '../../../ui/base/notice/notice';
import { CartBar, type CartBarProps } from '../../../ui/food/cart-bar/cart-bar';
import { CategoryNav } from '../../../ui/food/category-nav/category-nav';
import { MealDealList, type OfferedMealDeal } from '../../../ui/food/meal-deals/meal-deal-list';
import { MenuItemCard } from '../../../ui/food/menu-item-card/menu-item-card';
import { MenuSearch } from '../../../ui/food/menu-search/menu-search';
import { ShopBanner, type ShopBannerProps } from '../../../ui/food/shop-banner/shop-banner';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { untilLoaded } from '../../offline/until-loaded';
import { useDrawn } from '../../page/use-drawn';
import * as t from './shop.texts';
import type { ShopItem, ShopSection } from './shop-view';
import { matchOf, searchable, WITHIN, wordsOf } from '../../../graphql/rules/matching';
import { dietaryMarkNames } from '../../../ui/food/dietary-marks/dietary-mark';

const sheet = () => untilLoaded(() => import('../../../ui/food/menu-item-card/item-sheet'));
const ItemSheet = lazy(async () => ({ default: (await sheet()).ItemSheet }));

export interface ShopScreenProps {
  banner: ShopBannerProps;
  /** Reason why nothing can be collected now; the menu can still be read and a cart prepared. */
  notice?: string;
  slow?: boolean;
  sections: readonly ShopSection[];
  mealDeals?: readonly OfferedMealDeal[];
  cart?: CartBarProps;
  /** Cart beside the menu on wide screens, instead of the bar. */
  aside?: ReactNode;
  category: string | null;
  /** When omitted, a category links to its section of the menu. */
  onCategory?: (id: string | null) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Omitted before the code is loaded, so that no button pretends to work. */
  onAdd?: (itemId: string) => void;
  onRemove?: (itemId: string) => void;
  /** Null when the information is elsewhere on the page, under the id `infos`. */
  info?: ReactNode;
  reviews?: ReactNode;
  /** Renders a heart, « Prévenez-moi » for an item's id, or for the shop (null). Omitted for visitors. */
  follow?: (of?: string | null) => ReactNode;
  /** Number of items drawn at first; the others follow step by step. @default all */
  drawnFirst?: number;
}

export function ShopScreen(props: ShopScreenProps) {
  const { banner, notice, sections, cart, category, onCategory, search, onSearch, onAdd, onRemove } = props;
  const { aside, info, reviews, follow, drawnFirst, mealDeals = [], slow = false } = props;
  const menu = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = openId !== null && sections.flatMap((section) => section.items).find(({ id }) => id === openId);
  const found = searchSections(sections, search);
  const chosen = found.filter(({ id }) => id === category);
  const shown = chosen.length > 0 ? chosen : found;
  const total = count(shown);
  const drawn = useDrawn(total, drawnFirst);

  const choose = (id: string | null) => {
    onCategory?.(id);
    // Scrolls to where the chosen category's heading will be: below the fold on a small phone, above the viewport
    // further down the page.
    items.current?.scrollIntoView();
  };
  const look = (text: string) => {
    // The first letter scrolls the field to the top, so that the results show above a phone's keyboard.
    if (search === '') menu.current?.scrollIntoView();
    onSearch(text);
  };

  return (
    <div className="-mt-4 grid grid-cols-1 gap-4 md:-mt-6 md:gap-6">
      {aside && (
        <a
          href="#panier"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('panier')?.focus();
          }}
          className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
        >
          {t.toCart()}
        </a>
      )}
      <div className="relative">
        <ShopBanner
          {...banner}
          open={expanded}
          infoHref={info === null ? '#infos' : undefined}
          {...(onAdd && { onToggle: () => setExpanded(!expanded) })}
        />
        <div className="absolute end-2 top-2">{follow?.()}</div>
      </div>
      {info && expanded && <Suspense fallback={null}>{info}</Suspense>}
      {notice && sections.length > 0 && (
        <Notice tone="caution" action={follow?.(null)}>
          {notice}
        </Notice>
      )}
      {slow && sections.length > 0 && <SlowConfirmation />}
      {sections.length === 0 ? (
        <EmptyState icon={<UtensilsCrossed />} title={t.empty()} text={t.comeBack()} />
      ) : (
        <div
          ref={menu}
          className={`grid grid-cols-1 gap-2 over-md:gap-6 over-md:grid-cols-[--spacing(52)_minmax(0,1fr)] lg:gap-10 ${info === null ? '' : 'with-cart:grid-cols-[--spacing(40)_minmax(0,1fr)_--spacing(76)] with-cart:gap-6'}`}
        >
          <div
            inert={!onAdd}
            className="sticky top-header z-10 -mx-4 self-start bg-canvas px-4 py-1 over-md:top-28 over-md:mx-0 over-md:p-0"
          >
            <CategoryNav
              categories={found.map(({ items, ...category }) => ({ ...category, itemCount: items.length }))}
              selectedId={chosen[0]?.id ?? null}
              onSelect={onCategory && choose}
            />
          </div>
          <div className="grid content-start gap-4 md:gap-6">
            <div inert={!onAdd}>
              <MenuSearch value={search} onChange={look} resultCount={total} />
            </div>
            <div ref={items} id="carte" tabIndex={-1} className="grid scroll-mt-13 gap-6 over-md:scroll-mt-0 md:gap-8">
              {mealDeals.length > 0 && shown === found && search === '' && <MealDealList mealDeals={mealDeals} />}
              {firstOf(shown, drawn).map((section) => (
                <MenuSection key={section.id} {...section} {...(onAdd && { onAdd, onRemove, onOpen: setOpenId })} />
              ))}
            </div>
          </div>
          {aside}
        </div>
      )}
      {info && drawn >= total && reviews}
      {open && (
        <Suspense fallback={null}>
          <ItemSheet
            {...open}
            {...toActs(open, props)}
            whenSoldOut={follow?.(open.id)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
      {cart && !aside && <CartBar {...cart} />}
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

interface Acts extends Pick<ShopScreenProps, 'onAdd' | 'onRemove'> {
  onOpen?: (itemId: string) => void;
}

function MenuSection({ id, name, nameLang, servedText, items, ...acts }: ShopSection & Acts) {
  return (
    <section aria-labelledby={`rayon-${id}`} className="grid grid-cols-1 gap-1 md:gap-4">
      <h2 lang={nameLang ?? 'fr'} id={`rayon-${id}`} className="scroll-mt-13 text-xl over-md:scroll-mt-0 md:text-2xl">
        {name}
      </h2>
      {servedText && <p className="text-ink-muted first-letter:uppercase">{servedText}</p>}
      <ul className="md:grid md:grid-cols-[repeat(auto-fill,minmax(--spacing(52),1fr))] md:gap-4 with-cart:grid-cols-[repeat(auto-fit,minmax(--spacing(40),1fr))] with-cart:gap-3 with-cart:*:max-w-92">
        {items.map(({ id: itemId, ...item }: ShopItem) => (
          <li key={itemId} data-item={itemId}>
            <MenuItem {...item} itemId={itemId} {...acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MenuItemProps extends Omit<ShopItem, 'id'>, Acts {
  itemId: string;
}

/** Memoised, so that one more piece in the cart does not render the whole menu again. */
const MenuItem = memo(function MenuItem({ itemId, onAdd, onRemove, onOpen, ...item }: MenuItemProps) {
  return (
    <MenuItemCard
      {...item}
      {...toActs({ id: itemId, href: item.href }, { onAdd, onRemove })}
      {...(onOpen && { onOpen: () => onOpen(itemId) })}
    />
  );
});

/** An item with options has no buttons here: it is added on its own page and removed in the cart. */
function toActs({ id, href }: Pick<ShopItem, 'id' | 'href'>, { onAdd, onRemove }: Acts) {
  if (href !== undefined) return {};
  return { ...(onAdd && { onAdd: () => onAdd(id) }), ...(onRemove && { onRemove: () => onRemove(id) }) };
}

/** Items that contain every typed word; when there are none, items with similar words. */
export function searchSections(sections: readonly ShopSection[], text: string): readonly ShopSection[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return sections;
  const found = (least: number) =>
    sections
      .map((section) => ({
        ...section,
        items: section.items.filter((item) => matchOf(shown(item, section.name), typed) >= least),
      }))
      .filter(({ items }) => items.length > 0);
  const exact = found(WITHIN);
  return exact.length > 0 ? exact : found(1);
}

function shown({ name, description = '', dietaryMarks = [] }: ShopItem, category: string): string {
  return searchable([name, description, category, ...dietaryMarks.map((mark) => dietaryMarkNames[mark]())]);
}
