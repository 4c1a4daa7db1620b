import {
  useCategoryPageQuery,
  CategoryPageDocument,
  useAddCategoryMutation,
  useMoveCategoryMutation,
  useRemoveCategoryMutation,
  useRenameCategoryMutation,
} from '../../../graphql/generated/owner/category';
import { categoriesErrorMessage } from '../../items/categories-error';
import { useApolloClient } from '@apollo/client/react';
import { useState, useId } from 'react';
import { notify } from '../../../ui/base/toast/toast';
import {
  type CategoryValues,
  CategoryForm,
  type CategoryFormProps,
} from '../../../ui/owner/category-form/category-form';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultCode, faultMessage, isNetworkLoss, errorMessage } from '../../page/faults';
import { failureMessage, isBug } from '../../page/failure-message';
import { refusalMessage } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import * as t from './category.texts';
import { readClaims } from '../../session/claims';
import { readSession } from '../../session/session';
import { readStored } from '../../page/storage';
import { ChevronLeft } from 'lucide-react';
import { Card } from '../../../ui/base/card/card';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { CategoryEditor, type CategoryEditorProps } from '../../../ui/owner/category-editor/category-editor';
import { TypedForm } from '../../page/typed-form';

/** Adds a category with a preview, and edits the existing ones and their order (specification 7.4). */
export function CategoryPage() {
  const { data, error, refetch } = useCategoryPageQuery();
  const changes = useCategoryChanges();
  return (
    <CategoryScreen
      categories={data?.ownMenu.categories}
      error={error && !data ? categoriesErrorMessage(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      {...changes}
    />
  );
}

const statusOf: Readonly<Record<string, number>> = { BAD_USER_INPUT: 400, CONFLICT: 409 };
const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
const refused = (text: string): OutcomeMessage => ({ tone: 'danger', text });

function answerOf(error: unknown): CategoryAnswer {
  if (isNetworkLoss(error)) return {};
  // The specification's text is clearer than the server's « sign in » message.
  if (faultCode(error) === 'UNAUTHENTICATED') return { status: 401 };
  return {
    status: statusOf[faultCode(error) ?? ''] ?? 500,
    text: isBug(error) ? failureMessage(error, '') : faultMessage(error),
  };
}

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
          return setAddOutcome(refused(answer ? refusalMessage(answer) : categoryFailure({ status: 500 })));
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
        const answer = answerOf(error);
        const text = categoryFailure(answer);
        // The guard replaces this page by the login, where a toast still shows the message.
        if (answer.status === 401) notify(text, 'danger');
        setAddOutcome(refused(text));
      }
    });

  const change = (work: () => Promise<string | null>) =>
    once('changing', async () => {
      forget();
      try {
        const refusal = await work();
        if (refusal !== null) setOutcome(refused(refusal));
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
    onMove: (categoryId: string, toIndex: number) =>
      void change(async () => {
        await moveCategory({ variables: { categoryId, toIndex } });
        return null;
      }),
    onRename: (categoryId: string, category: CategoryValues) =>
      void change(async () => {
        const { data } = await renameCategory({ variables: { categoryId, ...category } });
        const answer = data?.renameCategory;
        return answer && answer.__typename !== 'OwnCategory' ? refusalMessage(answer) : null;
      }),
    onRemove: (categoryId: string) =>
      void change(async () => {
        await removeCategory({ variables: { categoryId } });
        return null;
      }),
  };
}

interface CategoryAnswer {
  status?: number;
  text?: string;
}

const byStatus: Record<number, () => string> = { 400: t.invalidData, 401: t.notAuthorised, 409: t.thereAlready };

/** Message why a category could not be added, in the exact words of specification 7.4. */
export function categoryFailure({ status, text }: CategoryAnswer): string {
  if (status === undefined) return t.noAnswer();
  return text || (byStatus[status] ?? t.addingFailed)();
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

interface CategoryScreenProps extends Omit<CategoryEditorProps, 'categories'> {
  categories?: CategoryEditorProps['categories'];
  error?: string;
  onRetry: () => void;
  adding: Omit<CategoryFormProps, 'takenNames'> & {
    addedCount: number;
  };
}

export function CategoryScreen(props: CategoryScreenProps) {
  const { categories, error, onRetry, adding, ...editor } = props;
  const id = useId();
  const { addedCount, ...form } = adding;
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
        {error ? (
          <ErrorState text={error} onRetry={onRetry} />
        ) : categories ? (
          <CategoryEditor categories={categories} {...editor} />
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
