import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMenuCategoriesQuery } from '../../../graphql/generated/owner/item-editor';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { menuTypeHrefs, MenuTypePicker } from '../../../ui/owner/menu-type-picker/menu-type-picker';
import { faultMessage } from '../../page/faults';
import { useSession } from '../../session/session';
import * as t from './menu-selection.texts';

/** Chooses a category and an item type, which are passed to the form (specification 7.6). */
export function MenuSelectionPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { owner } = useSession();
  const { data, error, refetch } = useMenuCategoriesQuery();
  return (
    <AddingFrame title={t.whatToAdd()} backHref="/AddItems" backLabel={t.yourMenu()}>
      <MenuTypePicker
        menuType={search.get('type')}
        categories={data?.ownMenu.categories ?? null}
        categoriesFailed={error !== undefined && !data}
        error={faultMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onSubmit={({ categoryId, menuType }) =>
          void navigate(menuTypeHrefs[menuType], { state: { categoryId, restaurantId: owner?.id } })
        }
      />
    </AddingFrame>
  );
}
