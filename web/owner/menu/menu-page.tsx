import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFirstStepsQuery, useMenuPageQuery } from '../../../graphql/generated/owner/menu';
import { notify } from '../../../ui/base/toast/toast';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { sayCategoriesFailed } from '../../items/say-categories-failed';
import { useFirstSteps } from '../../shops/first-steps';
import { sayPauseEnd } from '../../shops/pause-end';
import { uploadPicture } from '../../items/upload-picture';
import { MenuScreen } from './menu-screen';
import { composedForm, toCatalogue } from './menu-view';
import { useItemChanges } from './use-item-changes';
import { useItemForms } from './use-item-forms';
import { useMenuTools } from './use-menu-tools';

/** « Gérez votre menu » (specification 7.2). */
export function MenuPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useMenuPageQuery();
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  // Good news passes by and moves nothing; bad news stays until the next try.
  const tell = (news: OutcomeMessage | null) => {
    setOutcome(news?.tone === 'danger' ? news : null);
    if (news?.tone === 'positive') notify(news.text, news.tone);
  };
  const menu = data?.ownMenu;
  const categories = menu?.categories;
  const items = categories?.flatMap((category) => category.items) ?? [];
  const forms = useItemForms(items, tell);
  const changes = useItemChanges(items, tell);
  const { firstSteps, soldOutUntilText } = useShopFacts(items.filter(({ published }) => published).length);
  const tools = useMenuTools(categories ?? [], menu?.today, tell);

  return (
    <MenuScreen
      firstSteps={firstSteps}
      categories={categories}
      catalogue={menu ? toCatalogue(menu) : []}
      error={error && !menu ? sayCategoriesFailed(error) : undefined}
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
  return { firstSteps, soldOutUntilText: shop && sayPauseEnd(shop.todayEndsAt, shop) };
}
