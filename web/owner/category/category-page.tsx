import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import {
  CategoryPageDocument,
  useAddCategoryMutation,
  useCategoryPageQuery,
  useMoveCategoryMutation,
  useRemoveCategoryMutation,
  useRenameCategoryMutation,
} from '../../../graphql/generated/owner/category';
import { Card } from '../../../ui/base/card/card';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { notify } from '../../../ui/base/toast/toast';
import { BackHeader } from '../../../ui/owner/adding-frame/adding-frame';
import { CategoryEditor } from '../../../ui/owner/category-editor/category-editor';
import { CategoryForm, type CategoryValues } from '../../../ui/owner/category-form/category-form';
import { categoriesErrorMessage } from '../../items/categories-error';
import { failureMessage, isBug } from '../../page/failure-message';
import { errorMessage, faultCode, faultMessage, isNetworkLoss } from '../../page/faults';
import { readStored } from '../../page/storage';
import { TypedForm } from '../../page/typed-form';
import { done, refused, unlessRefused, useOutcome } from '../../page/use-outcome';
import { readClaims } from '../../session/claims';
import { readSession } from '../../session/session';
import * as t from './category.texts';

/** Adds a category with a preview, and edits the existing ones and their order (specification 7.4). */
export function CategoryPage() {
  const { data, error, refetch } = useCategoryPageQuery();
  const { adding, ...editor } = useCategoryChanges();
  const { addedCount, ...form } = adding;
  const id = useId();
  const categories = data?.ownMenu.categories;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <BackHeader title={t.addCategory()} href="/restaurant/addrestmenu" label={t.backToMenu()} />
      <Card padding="large">
        <TypedForm saved={addedCount}>
          <CategoryForm key={addedCount} takenNames={categories?.map(({ name }) => name)} {...form} />
        </TypedForm>
      </Card>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <h2 id={id} className="text-2xl md:text-3xl">
          {t.yourCategories()}
        </h2>
        {categories ? (
          <CategoryEditor categories={categories} {...editor} />
        ) : error ? (
          <ErrorState text={categoriesErrorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Loading label={t.loading()}>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-16" />
            ))}
          </Loading>
        )}
      </section>
    </div>
  );
}

/** Adds, renames, moves and removes categories, one request at a time. */
function useCategoryChanges() {
  const client = useApolloClient();
  const [addCategory] = useAddCategoryMutation();
  const [renameCategory] = useRenameCategoryMutation();
  const [moveCategory] = useMoveCategoryMutation();
  const [removeCategory] = useRemoveCategoryMutation();
  const [addedCount, setAddedCount] = useState(0);
  const readAgain = () => void client.refetchQueries({ include: [CategoryPageDocument] });
  const adding = useOutcome((error) => {
    const text = categoryFailure(error);
    // The guard replaces this page by the login, where a toast still shows the message.
    if (faultCode(error) === 'UNAUTHENTICATED') notify(text, 'danger');
    return text;
  });
  const changing = useOutcome((error) => {
    readAgain();
    return errorMessage(error);
  });

  const add = (category: CategoryValues) =>
    adding.send('category', async () => {
      changing.setOutcome(null);
      const obstacle = categoryObstacle();
      if (obstacle !== null) return refused(obstacle);
      const added = { ...unlessRefused((await addCategory({ variables: category })).data?.addCategory), items: [] };
      setAddedCount((before) => before + 1);
      // Adds the category from the answer to the cached list at once, because a second query could be lost.
      client.cache.updateQuery({ query: CategoryPageDocument }, (page) =>
        page?.ownMenu.categories.every(({ id }) => id !== added.id)
          ? { ownMenu: { ...page.ownMenu, categories: [...page.ownMenu.categories, added] } }
          : undefined,
      );
      readAgain();
      return done(t.added(added.name));
    });

  const change = (work: () => Promise<unknown>) =>
    changing.send('list', async () => {
      adding.setOutcome(null);
      await work();
    });

  return {
    adding: { addedCount, busy: adding.busy, outcome: adding.outcome, onSubmit: add },
    busy: changing.busy,
    outcome: changing.outcome,
    onMove: (categoryId: string, toIndex: number) => change(() => moveCategory({ variables: { categoryId, toIndex } })),
    onRename: (categoryId: string, category: CategoryValues) =>
      change(async () =>
        unlessRefused((await renameCategory({ variables: { categoryId, ...category } })).data?.renameCategory),
      ),
    onRemove: (categoryId: string) => change(() => removeCategory({ variables: { categoryId } })),
  };
}

const BY_CODE: Readonly<Record<string, () => string>> = {
  BAD_USER_INPUT: t.invalidData,
  UNAUTHENTICATED: t.notAuthorised,
  CONFLICT: t.thereAlready,
};

/** Message why a category could not be added, in the exact words of specification 7.4. */
export function categoryFailure(error: unknown): string {
  if (isNetworkLoss(error)) return t.noAnswer();
  if (isBug(error)) return failureMessage(error, '');
  const code = faultCode(error) ?? '';
  // The specification's text is clearer than the server's « sign in » message.
  const own = code === 'UNAUTHENTICATED' ? undefined : faultMessage(error);
  return own || (BY_CODE[code] ?? t.addingFailed)();
}

/**
 * Reason why a category cannot be sent at all: no token, an unreadable one, or one without a shop (specification 7.4);
 * null when it can.
 */
function categoryObstacle(): string | null {
  if (readSession().owner) return null;
  const token = readStored('ownerToken');
  if (token === null) return t.noToken();
  return readClaims(token) ? t.noRestaurant() : t.invalidToken();
}
