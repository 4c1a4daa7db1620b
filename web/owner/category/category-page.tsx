import { useApolloClient } from '@apollo/client/react';
import { ChevronLeft } from 'lucide-react';
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
import { TextLink } from '../../../ui/base/text-link/text-link';
import { notify } from '../../../ui/base/toast/toast';
import { CategoryEditor } from '../../../ui/owner/category-editor/category-editor';
import { CategoryForm, type CategoryValues } from '../../../ui/owner/category-form/category-form';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { categoriesErrorMessage } from '../../items/categories-error';
import { failureMessage, isBug } from '../../page/failure-message';
import { errorMessage, faultCode, faultMessage, isNetworkLoss } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { readStored } from '../../page/storage';
import { TypedForm } from '../../page/typed-form';
import { useOnce } from '../../page/use-once';
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
      <div className="grid gap-1">
        <TextLink
          href="/restaurant/addrestmenu"
          tone="quiet"
          className="inline-flex min-h-12 items-center gap-1 justify-self-start"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          {t.backToMenu()}
        </TextLink>
        <h1 className="text-3xl md:text-4xl">{t.addCategory()}</h1>
      </div>
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

const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
const refused = (text: string): OutcomeMessage => ({ tone: 'danger', text });

/** Adds, renames, moves and removes categories, one request at a time. */
function useCategoryChanges() {
  const client = useApolloClient();
  const [addCategory] = useAddCategoryMutation();
  const [renameCategory] = useRenameCategoryMutation();
  const [moveCategory] = useMoveCategoryMutation();
  const [removeCategory] = useRemoveCategoryMutation();
  const { once, busyIds } = useOnce();
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);

  const forget = () => {
    setAddOutcome(null);
    setOutcome(null);
  };

  const add = (category: CategoryValues) =>
    once('adding', async () => {
      forget();
      const obstacle = categoryObstacle();
      if (obstacle !== null) return setAddOutcome(refused(obstacle));
      try {
        const { data } = await addCategory({ variables: category });
        const answer = data?.addCategory;
        if (answer?.__typename !== 'OwnCategory')
          return setAddOutcome(refused(answer ? refusalMessage(answer) : t.addingFailed()));
        setAddedCount((before) => before + 1);
        setAddOutcome(done(t.added(answer.name)));
        // Adds the category from the answer to the cached list at once, because a second query could be lost.
        const added = { ...answer, items: [] };
        client.cache.updateQuery({ query: CategoryPageDocument }, (page) =>
          page?.ownMenu.categories.every(({ id }) => id !== added.id)
            ? { ownMenu: { ...page.ownMenu, categories: [...page.ownMenu.categories, added] } }
            : undefined,
        );
        void client.refetchQueries({ include: [CategoryPageDocument] });
      } catch (error) {
        const text = categoryFailure(error);
        // The guard replaces this page by the login, where a toast still shows the message.
        if (faultCode(error) === 'UNAUTHENTICATED') notify(text, 'danger');
        setAddOutcome(refused(text));
      }
    });

  /** `work` returns the server's refusal, if any. */
  const change = (work: () => Promise<unknown>) =>
    void once('changing', async () => {
      forget();
      try {
        const refusal = await work();
        if (typeof refusal === 'string') setOutcome(refused(refusal));
      } catch (error) {
        setOutcome(refused(errorMessage(error)));
        void client.refetchQueries({ include: [CategoryPageDocument] });
      }
    });

  return {
    adding: {
      addedCount,
      busy: busyIds.includes('adding'),
      outcome: addOutcome,
      onSubmit: (category: CategoryValues) => void add(category),
    },
    busy: busyIds.includes('changing'),
    outcome,
    onMove: (categoryId: string, toIndex: number) => change(() => moveCategory({ variables: { categoryId, toIndex } })),
    onRename: (categoryId: string, category: CategoryValues) =>
      change(async () => {
        const answer = (await renameCategory({ variables: { categoryId, ...category } })).data?.renameCategory;
        return answer && answer.__typename !== 'OwnCategory' ? refusalMessage(answer) : undefined;
      }),
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
