import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFirstStepsQuery, useMenuPageQuery } from '../../../graphql/generated/owner/menu';
import { notify } from '../../../ui/base/toast/toast';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { categoriesErrorMessage } from '../../items/categories-error';
import { useFirstSteps } from '../../shops/first-steps';
import { formatPauseEnd } from '../../shops/pause-end';
import { uploadPicture } from '../../items/upload-picture';
import { composedForm, toCatalogue } from './menu-view';
import { useItemChanges, useItemForms } from './use-item-changes';
import { useMenuTools } from './use-menu-tools';
import { Drawer } from '../../../ui/base/drawer/drawer';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { FirstSteps, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import type { UploadImage } from '../../../ui/owner/image-upload/image-upload-field';
import type { CatalogueCategory, ItemDraft, ItemValues } from '../../../ui/owner/item-form/item-draft';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import { MenuList, type MenuListProps } from '../../../ui/owner/menu-list/menu-list';
import { MenuOverview } from '../../../ui/owner/menu-overview/menu-overview';
import { changeNamed } from '../../items/items.texts';
import { MenuToolDialogs, MenuToolbar, type MenuToolsProps } from './menu-tools';
import * as t from './menu.texts';

/** Menu page of the owner, « Gérez votre menu » (specification 7.2). */
export function MenuPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useMenuPageQuery();
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  // Success shows as a toast and moves nothing; an error stays on the page until the next try.
  const showOutcome = (news: OutcomeMessage | null) => {
    setOutcome(news?.tone === 'danger' ? news : null);
    if (news?.tone === 'positive') notify(news.text, news.tone);
  };
  const menu = data?.ownMenu;
  const categories = menu?.categories;
  const items = categories?.flatMap((category) => category.items) ?? [];
  const forms = useItemForms(items, showOutcome);
  const changes = useItemChanges(items, showOutcome);
  const { firstSteps, soldOutUntilText } = useShopFacts(items.filter(({ published }) => published).length);
  const tools = useMenuTools(categories ?? [], menu?.today, showOutcome);

  return (
    <MenuScreen
      firstSteps={firstSteps}
      categories={categories}
      catalogue={menu ? toCatalogue(menu) : []}
      error={error && !menu ? categoriesErrorMessage(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      outcome={outcome}
      adding={forms.adding}
      editing={forms.editing}
      onEdit={(itemId) => {
        const form = composedForm(items, itemId);
        if (form) void navigate(form);
        else forms.open(itemId);
      }}
      onUpload={uploadPicture}
      tools={tools}
      soldOutUntilText={soldOutUntilText}
      {...changes}
    />
  );
}

function useShopFacts(shownItems: number) {
  const { data, refetch } = useFirstStepsQuery();
  const firstSteps = useFirstSteps(data?.ownShop);
  const isHidden = data?.ownShop.visible === false;
  useEffect(() => {
    if (isHidden) void refetch().catch(() => undefined);
  }, [shownItems, isHidden, refetch]);
  const shop = data?.ownShop;
  return { firstSteps, soldOutUntilText: shop && formatPauseEnd(shop.todayEndsAt, shop) };
}

interface FormState {
  onSubmit: (values: ItemValues) => void;
  busy?: boolean;
  outcome?: OutcomeMessage | null;
}

export interface MenuScreenProps extends Omit<MenuListProps, 'actions'> {
  firstSteps?: FirstStepsProps;
  catalogue: readonly CatalogueCategory[];
  adding: FormState & { open: boolean; addedCount: number; onOpen: () => void; onClose: () => void };
  editing: FormState & { item: ItemDraft | null; onClose: () => void };
  onUpload: UploadImage;
  tools: MenuToolsProps;
}

export function MenuScreen({ firstSteps, catalogue, adding, editing, onUpload, tools, ...list }: MenuScreenProps) {
  const { open, addedCount, onOpen, onClose: onAddingClose, ...addForm } = adding;
  const { item, onClose, ...editForm } = editing;
  return (
    <div className="grid grid-cols-1 gap-5 md:gap-8">
      <MenuOverview />
      {firstSteps && <FirstSteps {...firstSteps} />}
      <MenuList {...list} actions={<MenuToolbar onAdd={onOpen} onToolChange={tools.onToolChange} />} />
      <Drawer open={open} title={t.addOwnItem()} onClose={onAddingClose}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ItemForm key={addedCount} categories={catalogue} onUpload={onUpload} {...addForm} />
          <LinkButton href="/addCategoryAndItems" tone="quiet" size="counter">
            {t.ownName()}
          </LinkButton>
          <LinkButton href="/menu-selection" tone="quiet" size="counter">
            {t.composed()}
          </LinkButton>
        </div>
      </Drawer>
      <Drawer open={item !== null} title={changeNamed(item?.name ?? '')} onClose={onClose}>
        {item && (
          <ItemForm
            editing
            categories={catalogue}
            initialValues={item}
            onCancel={onClose}
            onUpload={onUpload}
            {...editForm}
          />
        )}
      </Drawer>
      <MenuToolDialogs {...tools} />
    </div>
  );
}
