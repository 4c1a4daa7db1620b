import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  useIngredientsPageQuery,
  IngredientsPageDocument,
  useAddIngredientsMutation,
  useChangeIngredientMutation,
  useRemoveIngredientMutation,
  useSetIngredientOutOfStockMutation,
  useSetSotMutation,
} from '../../../graphql/generated/owner/ingredients';
import { errorMessage } from '../../page/faults';
import { uploadPicture } from '../../items/upload-picture';
import { isMenuPart, openedType, toEntry, toLists, toSot, toChange, toInput } from './ingredients-view';
import { useApolloClient } from '@apollo/client/react';
import {
  type IngredientEntry,
  type IngredientValues,
  ingredientTypes,
  typeTitles,
  type IngredientType,
} from '../../../ui/owner/ingredient-form/ingredient-values';
import { type OutcomeMessage, Outcome } from '../../../ui/owner/outcome/outcome';
import { failureMessage } from '../../page/failure-message';
import { refusalMessage } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import * as t from './ingredients.texts';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { IngredientDialog, type IngredientDialogProps } from '../../../ui/owner/ingredient-form/ingredient-dialog';
import { IngredientPanel, kindsOf, type IngredientLists, type IngredientPanelProps } from './ingredient-panel';
import { TypedForm } from '../../page/typed-form';

/** Ingredients of sandwiches, pizzas and menus, by type (specification 7.8). */
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
      failedText={error && !all ? errorMessage(error) : undefined}
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

  const update = async (id: string, values: IngredientEntry): Promise<boolean> => {
    let kept = false;
    await once(id, async () => {
      setOutcome(null);
      setChangeError(undefined);
      try {
        const { data } = await changeIngredient({ variables: { ingredientId: id, input: toInput(values) } });
        const answer = data?.changeIngredient;
        if (answer?.__typename !== 'OwnIngredient') return setChangeError(answer ? refusalMessage(answer) : t.failed());
        kept = true;
        setOutcome(done(t.saved(answer.name)));
      } catch (failure) {
        setChangeError(failedMessage(failure));
      }
    });
    return kept;
  };

  const sayingHow = async (work: () => Promise<unknown>) => {
    setOutcome(null);
    try {
      await work();
    } catch (failure) {
      setOutcome({ tone: 'danger', text: failedMessage(failure) });
    }
  };

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
      void once(id, () => sayingHow(() => setOutOfStock({ variables: { ingredientId: id, outOfStock } }))),
    remove: (id: string, name: string) =>
      once(id, () =>
        sayingHow(async () => {
          await removeIngredient({ variables: { ingredientId: id } });
          client.cache.evict({ id: client.cache.identify({ __typename: 'OwnIngredient', id }) });
          setOutcome(done(t.removed(name)));
        }),
      ),
  };
}

type Edited = Pick<IngredientDialogProps, 'initialValues' | 'priceOptional' | 'busy' | 'error'> & { id: string };

export interface IngredientsScreenProps extends Omit<IngredientPanelProps, 'type'> {
  selectedId: IngredientType;
  onSelect: (type: IngredientType) => void;
  failedText?: string;
  onRetry: () => void;
  /** Number of saves; each one resets the form. */
  round: number;
  outcome?: OutcomeMessage | null;
  edited: Edited | null;
  onUpdate: (id: string, values: IngredientEntry) => void;
  onClose: () => void;
}

export function IngredientsScreen(props: IngredientsScreenProps) {
  const { selectedId, onSelect, failedText, onRetry, round, outcome, edited, onUpdate, onClose, ...panel } = props;
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl md:text-4xl">{t.yourIngredients()}</h1>
      <Outcome outcome={outcome} />
      {failedText ? (
        <ErrorState text={failedText} onRetry={onRetry} />
      ) : (
        <Tabs
          label={t.ingredientTypes()}
          selectedId={selectedId}
          onSelect={(id) => {
            const type = ingredientTypes.find((one) => one === id);
            if (type) onSelect(type);
          }}
          items={ingredientTypes.map((type) => ({
            id: type,
            label: typeTitles[type](),
            count: countOf(type, panel.lists),
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
            {...edited}
            onUpload={panel.onUpload}
            onSubmit={(values) => onUpdate(edited.id, values)}
            onClose={onClose}
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
