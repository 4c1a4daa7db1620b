import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIngredientsPageQuery } from '../../../graphql/generated/owner/ingredients';
import { sayFault } from '../../page/faults';
import { uploadPicture } from '../../items/upload-picture';
import { IngredientsScreen } from './ingredients-screen';
import { isMenuPart, openedType, toEntry, toLists, toSot } from './ingredients-view';
import { useIngredientChanges } from './use-ingredient-changes';

/** What sandwiches, pizzas and menus are made of, by type (specification 7.8). */
export function IngredientsPage() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useIngredientsPageQuery();
  const [editedId, setEditedId] = useState<string | null>(null);
  const { forget, update, remove, changeError, ...changes } = useIngredientChanges();
  const all = data?.ownIngredients;
  const edited = all?.find(({ id }) => id === editedId);

  return (
    <IngredientsScreen
      selectedId={openedType(pathname, search)}
      onSelect={(type) => {
        forget();
        setSearch({ type }, { replace: true });
      }}
      lists={all ? toLists(all) : null}
      sot={all && toSot(all)}
      failedText={error && !all ? sayFault(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      {...changes}
      onRemove={(id) => void remove(id, all?.find((one) => one.id === id)?.name ?? '')}
      onUpload={uploadPicture}
      edited={
        edited
          ? {
              id: edited.id,
              initialValues: toEntry(edited),
              priceOptional: isMenuPart(edited),
              busy: changes.busyIds.includes(edited.id),
              error: changeError,
            }
          : null
      }
      onEdit={(id) => {
        forget();
        setEditedId(id);
      }}
      onUpdate={(id, values) =>
        void update(id, values).then((kept) => {
          if (kept) setEditedId(null);
        })
      }
      onClose={() => setEditedId(null)}
    />
  );
}
