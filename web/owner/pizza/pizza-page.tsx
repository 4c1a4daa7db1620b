import { useLocation, useParams } from 'react-router-dom';
import { useAddPizzaMutation, usePizzaPageQuery } from '../../../graphql/generated/owner/pizza';
import type { PizzaValues } from '../../../ui/owner/pizza-form/pizza-values';
import { chosenCategory } from '../../items/chosen-category';
import { sayFault } from '../../page/faults';
import { toChoices } from '../../items/ingredient-choices';
import { uploadPicture } from '../../items/upload-picture';
import { useAdding } from '../../items/use-adding';
import { PizzaChangePage } from './pizza-change-page';
import { PizzaScreen } from './pizza-screen';
import { toPizzaInput, toToppings } from './pizza-view';

const FAILED = 'La pizza n’a pas pu être ajoutée. Veuillez réessayer.';

/** A new pizza under the category chosen before. */
function NewPizzaPage() {
  const categoryId = chosenCategory(useLocation().state);
  // The toppings a form begins with must be those of now: what is taken out of it goes.
  const { data, error, refetch } = usePizzaPageQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [addPizza] = useAddPizzaMutation();
  const toppings = toToppings(data?.ownIngredients ?? []);
  const adding = useAdding(async (values: PizzaValues) => {
    const { data: answered } = await addPizza({ variables: { input: toPizzaInput(values, toppings) } });
    void refetch().catch(() => undefined);
    return answered?.addPizza;
  }, FAILED);

  return (
    <PizzaScreen
      missing={categoryId === null}
      categories={data?.ownMenu.categories ?? null}
      failedText={error && !data ? sayFault(error) : undefined}
      sauces={toChoices(data?.ownIngredients ?? [], 'SAUCE')}
      onRetry={() => void refetch().catch(() => undefined)}
      initialValues={categoryId === null ? undefined : { categoryId, toppings }}
      onUpload={uploadPicture}
      onSubmit={(values) => void adding.submit(values)}
      busy={adding.busy}
      error={adding.refusal}
      savedName={adding.savedName}
      onAdd={adding.again}
    />
  );
}

/** A new pizza, or, where the address names one, that one changed. */
export function PizzaPage() {
  const { itemId } = useParams();
  return itemId === undefined ? <NewPizzaPage /> : <PizzaChangePage key={itemId} itemId={itemId} />;
}
