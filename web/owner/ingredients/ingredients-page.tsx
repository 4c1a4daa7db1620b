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
  type IngredientsPageQuery,
} from '../../../graphql/generated/owner/ingredients';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { IngredientDialog } from '../../../ui/owner/ingredient-form/ingredient-dialog';
import { IngredientForm, type IngredientFormProps } from '../../../ui/owner/ingredient-form/ingredient-form';
import {
  entryKinds,
  entryWords,
  ingredientTypes,
  typeTitles,
  type EntryKind,
  type IngredientEntry,
  type IngredientType,
  type IngredientValues,
  type SotValues,
} from '../../../ui/owner/ingredient-form/ingredient-values';
import { IngredientList, type IngredientListProps } from '../../../ui/owner/ingredient-list/ingredient-list';
import { Outcome } from '../../../ui/owner/outcome/outcome';
import { uploadPicture } from '../../items/upload-picture';
import { failureMessage } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { TypedForm } from '../../page/typed-form';
import { done, unlessRefused, useOutcome } from '../../page/use-outcome';
import * as t from './ingredients.texts';

/** Ingredients of sandwiches, pizzas and menus, by type (specification 7.8). */
export function IngredientsPage() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useIngredientsPageQuery();
  const [editedId, setEditedId] = useState<string | null>(null);
  const { forget, update, remove, changeError, outcome, round, ...changes } = useIngredientChanges();
  const all = data?.ownIngredients;
  const edited = all?.find(({ id }) => id === editedId);
  const panel: Omit<IngredientPanelProps, 'type'> = {
    ...changes,
    all,
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
            count: all && countOf(type, all),
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
            priceOptional={entryKinds.ismenu.some((kind) => kind === edited.type)}
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

/** Number of ingredients on a tab; salad, tomato and onion are not counted. */
function countOf(type: IngredientType, all: readonly OwnIngredient[]): number | undefined {
  const kinds = entryKinds[type];
  return kinds.length === 0 ? undefined : all.filter((one) => kinds.some((kind) => kind === one.type)).length;
}

const failedMessage = (error: unknown) => failureMessage(error, t.failed());

function useIngredientChanges() {
  const client = useApolloClient();
  const [addIngredients] = useAddIngredientsMutation();
  const [setSot] = useSetSotMutation();
  const [changeIngredient] = useChangeIngredientMutation();
  const [setOutOfStock] = useSetIngredientOutOfStockMutation();
  const [removeIngredient] = useRemoveIngredientMutation();
  const list = useOutcome(failedMessage);
  const adding = useOutcome(failedMessage);
  const editing = useOutcome(failedMessage);
  const [round, setRound] = useState(0);

  const add = async (values: IngredientValues): Promise<string> => {
    if ('sot' in values) {
      await setSot({ variables: { input: values.sot } });
      return t.saladSaved();
    }
    if (values.groups.length === 0) return t.menuSaved();
    const { data } = await addIngredients({ variables: values });
    return t.added(unlessRefused(data?.addIngredients).ingredients.length);
  };

  return {
    busyIds: [...list.busyIds, ...editing.busyIds],
    busy: adding.busy,
    error: adding.outcome?.text,
    changeError: editing.outcome?.text,
    outcome: list.outcome,
    round,
    onSubmit: (values: IngredientValues) =>
      adding.send('form', async () => {
        list.setOutcome(null);
        list.setOutcome(done(await add(values)));
        setRound((before) => before + 1);
        void client.refetchQueries({ include: [IngredientsPageDocument] });
      }),
    update: (id: string, input: IngredientEntry, onSaved: () => void) =>
      editing.send(id, async () => {
        list.setOutcome(null);
        const { data } = await changeIngredient({ variables: { ingredientId: id, input } });
        const { name } = unlessRefused(data?.changeIngredient);
        onSaved();
        list.setOutcome(done(t.saved(name)));
      }),
    forget: () => {
      adding.setOutcome(null);
      editing.setOutcome(null);
    },
    onSoldOutChange: (id: string, outOfStock: boolean) =>
      list.send(id, async () => void (await setOutOfStock({ variables: { ingredientId: id, outOfStock } }))),
    remove: (id: string, name: string) =>
      list.send(id, async () => {
        await removeIngredient({ variables: { ingredientId: id } });
        client.cache.evict({ id: client.cache.identify({ __typename: 'OwnIngredient', id }) });
        return done(t.removed(name));
      }),
  };
}

interface IngredientPanelProps
  extends IngredientFormProps, Pick<IngredientListProps, 'busyIds' | 'onSoldOutChange' | 'onEdit' | 'onRemove'> {
  all: readonly OwnIngredient[] | undefined;
}

const listTitles: Partial<Record<EntryKind, () => string>> = { MENU_FRIES: t.menuFries, MENU_DRINK: t.menuDrinks };

function IngredientPanel(props: IngredientPanelProps) {
  const { type, all, busyIds, onSoldOutChange, onEdit, onRemove, ...form } = props;
  const kinds = entryKinds[type];
  const empty = all !== undefined && countOf(type, all) === 0;
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
  const [first = 'MEAT'] = kinds;
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
                items={all?.filter((one) => one.type === kind) ?? null}
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

export type OwnIngredient = IngredientsPageQuery['ownIngredients'][number];

/** Addresses that open the page with a type selected (specification 7.8). */
const typeOfPath: Readonly<Record<string, IngredientType>> = {
  '/drinks': 'drinks',
  '/meat': 'meats',
  '/sauces': 'sauces',
};

export function openedType(path: string, search: URLSearchParams): IngredientType {
  const named = search.get('type');
  return ingredientTypes.find((one) => one === named) ?? typeOfPath[path] ?? 'meats';
}

export function toSot(ingredients: readonly OwnIngredient[]): SotValues {
  const of = (name: string) => {
    const found = ingredients.find((one) => one.type === 'SOT' && one.name === name);
    return { available: found !== undefined, outOfStock: found?.outOfStock ?? false };
  };
  return { salad: of('salad'), tomato: of('tomato'), onion: of('onion') };
}

/** Initial form values of an ingredient; one without a picture must be given one (specification 7.8). */
export function toEntry({ __typename, id, type, pictureUrl, ...entry }: OwnIngredient): IngredientEntry {
  return { ...entry, pictureUrl: pictureUrl ?? '' };
}
