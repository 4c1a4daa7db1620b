import { useApolloClient } from '@apollo/client/react';
import { Plus, Utensils, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  IngredientsPageDocument,
  useAddIngredientsMutation,
  useChangeIngredientMutation,
  useIngredientsPageQuery,
  useRemoveIngredientMutation,
  useSetIngredientOutOfStockMutation,
  useSetSotMutation,
} from '../../../graphql/generated/owner/ingredients';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { IngredientDialog } from '../../../ui/owner/ingredient-form/ingredient-dialog';
import { IngredientForm, type IngredientFormProps } from '../../../ui/owner/ingredient-form/ingredient-form';
import {
  entryWords,
  ingredientTypes,
  typeTitles,
  type EntryKind,
  type IngredientEntry,
  type IngredientType,
  type IngredientValues,
} from '../../../ui/owner/ingredient-form/ingredient-values';
import { IngredientList, type IngredientListProps } from '../../../ui/owner/ingredient-list/ingredient-list';
import { Outcome, type OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { uploadPicture } from '../../items/upload-picture';
import { failureMessage } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { TypedForm } from '../../page/typed-form';
import { useOnce } from '../../page/use-once';
import * as t from './ingredients.texts';
import {
  isMenuPart,
  openedType,
  toChange,
  toEntry,
  toInput,
  toLists,
  toSot,
  type IngredientLists,
} from './ingredients-view';

/** Ingredients of sandwiches, pizzas and menus, by type (specification 7.8). */
export function IngredientsPage() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useIngredientsPageQuery();
  const [editedId, setEditedId] = useState<string | null>(null);
  const { forget, update, remove, changeError, outcome, round, ...changes } = useIngredientChanges();
  const all = data?.ownIngredients;
  const lists = all ? toLists(all) : null;
  const edited = all?.find(({ id }) => id === editedId);
  const panel: Omit<IngredientPanelProps, 'type'> = {
    ...changes,
    lists,
    sot: all && toSot(all),
    onRemove: (id) => remove(id, all?.find((one) => one.id === id)?.name ?? ''),
    onUpload: uploadPicture,
    onEdit: (id) => {
      forget();
      setEditedId(id);
    },
  };

  return (
    <div className="grid gap-6">
      <h1 className="text-3xl md:text-4xl">{t.yourIngredients()}</h1>
      <Outcome outcome={outcome} />
      {error && !all ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Tabs
          label={t.ingredientTypes()}
          selectedId={openedType(pathname, search)}
          onSelect={(type) => {
            forget();
            setSearch({ type }, { replace: true });
          }}
          items={ingredientTypes.map((type) => ({
            id: type,
            label: typeTitles[type](),
            count: countOf(type, lists),
            panel: (
              <TypedForm saved={round}>
                <IngredientPanel key={round} {...panel} type={type} />
              </TypedForm>
            ),
          }))}
        />
      )}
      {edited && (
        <TypedForm>
          <IngredientDialog
            key={edited.id}
            open
            initialValues={toEntry(edited)}
            priceOptional={isMenuPart(edited)}
            busy={changes.busyIds.includes(edited.id)}
            error={changeError}
            onUpload={uploadPicture}
            onSubmit={(values) => update(edited.id, values, () => setEditedId(null))}
            onClose={() => setEditedId(null)}
          />
        </TypedForm>
      )}
    </div>
  );
}

function countOf(type: IngredientType, lists: IngredientLists | null): number | undefined {
  const kinds = kindsOf(type);
  if (lists === null || kinds.length === 0) return undefined;
  return kinds.reduce((sum, kind) => sum + lists[kind].length, 0);
}

function kindsOf(type: IngredientType): readonly EntryKind[] {
  if (type === 'sot') return [];
  return type === 'ismenu' ? ['menuFries', 'menuDrinks'] : [type];
}

const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
const failedMessage = (error: unknown) => failureMessage(error, t.failed());

function useIngredientChanges() {
  const client = useApolloClient();
  const [addIngredients] = useAddIngredientsMutation();
  const [setSot] = useSetSotMutation();
  const [changeIngredient] = useChangeIngredientMutation();
  const [setOutOfStock] = useSetIngredientOutOfStockMutation();
  const [removeIngredient] = useRemoveIngredientMutation();
  const { once, busyIds } = useOnce();
  const [error, setError] = useState<string>();
  const [changeError, setChangeError] = useState<string>();
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  const [round, setRound] = useState(0);
  const readAgain = () => void client.refetchQueries({ include: [IngredientsPageDocument] });

  const submit = (values: IngredientValues) =>
    once('form', async () => {
      setOutcome(null);
      setError(undefined);
      const change = toChange(values);
      try {
        if ('sot' in change) {
          await setSot({ variables: { input: change.sot } });
          setOutcome(done(t.saladSaved()));
        } else if (change.groups.length === 0) setOutcome(done(t.menuSaved()));
        else {
          const { data } = await addIngredients({ variables: { groups: change.groups } });
          const answer = data?.addIngredients;
          if (answer?.__typename !== 'IngredientsAdded') return setError(answer ? refusalMessage(answer) : t.failed());
          setOutcome(done(t.added(answer.ingredients.length)));
        }
        setRound((before) => before + 1);
        readAgain();
      } catch (failure) {
        setError(failedMessage(failure));
      }
    });

  const update = (id: string, values: IngredientEntry, onSaved: () => void) =>
    void once(id, async () => {
      setOutcome(null);
      setChangeError(undefined);
      try {
        const { data } = await changeIngredient({ variables: { ingredientId: id, input: toInput(values) } });
        const answer = data?.changeIngredient;
        if (answer?.__typename !== 'OwnIngredient') return setChangeError(answer ? refusalMessage(answer) : t.failed());
        onSaved();
        setOutcome(done(t.saved(answer.name)));
      } catch (failure) {
        setChangeError(failedMessage(failure));
      }
    });

  const change = (id: string, work: () => Promise<unknown>) =>
    void once(id, async () => {
      setOutcome(null);
      try {
        await work();
      } catch (failure) {
        setOutcome({ tone: 'danger', text: failedMessage(failure) });
      }
    });

  return {
    busyIds,
    busy: busyIds.includes('form'),
    error,
    changeError,
    outcome,
    round,
    onSubmit: (values: IngredientValues) => void submit(values),
    update,
    forget: () => {
      setError(undefined);
      setChangeError(undefined);
    },
    onSoldOutChange: (id: string, outOfStock: boolean) =>
      change(id, () => setOutOfStock({ variables: { ingredientId: id, outOfStock } })),
    remove: (id: string, name: string) =>
      change(id, async () => {
        await removeIngredient({ variables: { ingredientId: id } });
        client.cache.evict({ id: client.cache.identify({ __typename: 'OwnIngredient', id }) });
        setOutcome(done(t.removed(name)));
      }),
  };
}

interface IngredientPanelProps
  extends IngredientFormProps, Pick<IngredientListProps, 'busyIds' | 'onSoldOutChange' | 'onEdit' | 'onRemove'> {
  lists: IngredientLists | null;
}

const listTitles: Partial<Record<EntryKind, () => string>> = { menuFries: t.menuFries, menuDrinks: t.menuDrinks };

function IngredientPanel(props: IngredientPanelProps) {
  const { type, lists, busyIds, onSoldOutChange, onEdit, onRemove, ...form } = props;
  const kinds = kindsOf(type);
  const empty = lists !== null && kinds.every((kind) => lists[kind].length === 0);
  const [opened, setOpened] = useState(false);
  if (type === 'sot') {
    return form.sot === undefined ? (
      <Loading label={t.loading()}>
        <Skeleton className="h-48" />
      </Loading>
    ) : (
      <IngredientForm type={type} {...form} />
    );
  }
  const adding = opened || empty;
  const [first = 'meats'] = kinds;
  const emptyTitle = type === 'ismenu' ? t.emptyMenu() : entryWords[first]().none;
  return (
    <div className="grid gap-6 lg:grid-cols-[--spacing(104)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="grid min-w-0 gap-4">
        {!empty && (
          <Button
            tone={adding ? 'quiet' : 'accent'}
            size="large"
            aria-expanded={adding}
            className="md:justify-self-start lg:hidden"
            onClick={() => setOpened(!opened)}
          >
            {adding ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {adding ? t.closeForm() : type === 'ismenu' ? t.completeMenu() : entryWords[first]().more}
          </Button>
        )}
        <div className={adding ? '' : 'max-lg:hidden'}>
          <IngredientForm type={type} {...form} />
        </div>
      </div>
      {empty ? (
        <div className="max-lg:hidden">
          <EmptyState icon={<Utensils />} title={emptyTitle} text={t.addedAppears()} />
        </div>
      ) : (
        <div className="grid min-w-0 gap-6">
          {kinds.map((kind) => (
            <div key={kind} className="grid gap-3">
              {listTitles[kind] && <h2 className="text-xl">{listTitles[kind]()}</h2>}
              <IngredientList
                label={listTitles[kind]?.() ?? entryWords[kind]().many}
                items={lists?.[kind] ?? null}
                emptyText={entryWords[kind]().none}
                busyIds={busyIds}
                onSoldOutChange={onSoldOutChange}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
