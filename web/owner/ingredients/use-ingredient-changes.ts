import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  IngredientsPageDocument,
  useAddIngredientsMutation,
  useChangeIngredientMutation,
  useRemoveIngredientMutation,
  useSetIngredientOutOfStockMutation,
  useSetSotMutation,
} from '../../../graphql/generated/owner/ingredients';
import type { IngredientEntry, IngredientValues } from '../../../ui/owner/ingredient-form/ingredient-values';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { failureMessage } from '../../page/failure-message';
import { sayRefusal } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import { toChange, toInput } from './ingredients-view';
import * as t from './ingredients.texts';

const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
const sayFailed = (error: unknown) => failureMessage(error, t.failed());

export function useIngredientChanges() {
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
          if (answer?.__typename !== 'IngredientsAdded') return setError(answer ? sayRefusal(answer) : t.failed());
          setOutcome(done(t.added(answer.ingredients.length)));
        }
        setRound((before) => before + 1);
        readAgain();
      } catch (failure) {
        setError(sayFailed(failure));
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
        if (answer?.__typename !== 'OwnIngredient') return setChangeError(answer ? sayRefusal(answer) : t.failed());
        kept = true;
        setOutcome(done(t.saved(answer.name)));
      } catch (failure) {
        setChangeError(sayFailed(failure));
      }
    });
    return kept;
  };

  const sayingHow = async (work: () => Promise<unknown>) => {
    setOutcome(null);
    try {
      await work();
    } catch (failure) {
      setOutcome({ tone: 'danger', text: sayFailed(failure) });
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
