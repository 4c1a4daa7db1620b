import {
  useChangePizzaMutation,
  usePizzaPageQuery,
  usePizzaToChangeQuery,
} from '../../../graphql/generated/owner/pizza';
import type { PizzaValues } from '../../../ui/owner/pizza-form/pizza-values';
import { faultCode, sayFault } from '../../page/faults';
import { toChoices } from '../../items/ingredient-choices';
import { uploadPicture } from '../../items/upload-picture';
import { useChanging } from '../../items/use-changing';
import { PizzaScreen } from './pizza-screen';
import { toPizzaChange, toPizzaValues, toToppings } from './pizza-view';

// A form must not begin with the sizes and toppings of yesterday: it sends all of them.
const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/** « Modifier » of a pizza: the form it was made with, filled in. */
export function PizzaChangePage({ itemId }: { itemId: string }) {
  const page = usePizzaPageQuery(FRESH);
  const kept = usePizzaToChangeQuery({ variables: { itemId }, ...FRESH });
  const [changePizza] = useChangePizzaMutation();
  const toppings = toToppings(page.data?.ownIngredients ?? []);
  const changing = useChanging(async (values: PizzaValues) => {
    const { data } = await changePizza({ variables: { input: toPizzaChange(itemId, values, toppings) } });
    // New toppings have their ids now: whoever goes on must not send them as new ones again.
    if (data?.changePizza.__typename === 'OwnItem') await page.refetch().catch(() => undefined);
    return data?.changePizza;
  });

  const item = kept.data?.ownItem;
  const gone = faultCode(kept.error) === 'NOT_FOUND' || (item && item.kind !== 'PIZZA');
  const failure = (item ? undefined : kept.error) ?? (page.data ? undefined : page.error);
  return (
    <>
      <PizzaScreen
        editing
        missing={gone}
        categories={item ? (page.data?.ownMenu.categories ?? null) : null}
        failedText={failure ? sayFault(failure) : undefined}
        sauces={toChoices(page.data?.ownIngredients ?? [], 'SAUCE')}
        onRetry={() => {
          for (const { refetch } of [page, kept]) void refetch().catch(() => undefined);
        }}
        initialValues={item && !gone ? toPizzaValues(item, toppings) : undefined}
        onUpload={uploadPicture}
        onEdit={changing.touch}
        onSubmit={(values) => void changing.submit(values)}
        busy={changing.busy}
        error={changing.refusal}
        savedName={changing.savedName}
        onAdd={changing.again}
      />
      {changing.question}
    </>
  );
}
