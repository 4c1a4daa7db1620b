import { useLocation } from 'react-router-dom';
import { useAddDrinkMutation, useDrinkPageQuery } from '../../../graphql/generated/owner/drink';
import type { DrinkValues } from '../../../ui/owner/drink-form/drink-values';
import { chosenCategory } from '../../items/chosen-category';
import { sayFault } from '../../page/faults';
import { uploadPicture } from '../../items/upload-picture';
import { useAdding } from '../../items/use-adding';
import { DrinkScreen } from './drink-screen';
import { toDrinkInput } from './drink-view';

const FAILED = 'La boisson n’a pas pu être ajoutée. Veuillez réessayer.';

/** A new drink under the category chosen before. */
export function DrinkPage() {
  const categoryId = chosenCategory(useLocation().state);
  const { data, error, refetch } = useDrinkPageQuery();
  const [addDrink] = useAddDrinkMutation();
  const adding = useAdding(async (values: DrinkValues) => {
    const { data: answered } = await addDrink({ variables: { input: toDrinkInput(values) } });
    return answered?.addDrink;
  }, FAILED);

  return (
    <DrinkScreen
      missing={categoryId === null}
      categories={data?.ownMenu.categories ?? null}
      failedText={error && !data ? sayFault(error) : undefined}
      initialValues={categoryId === null ? undefined : { categoryId }}
      onRetry={() => void refetch().catch(() => undefined)}
      onUpload={uploadPicture}
      onSubmit={(values) => void adding.submit(values)}
      busy={adding.busy}
      error={adding.refusal}
      savedName={adding.savedName}
      onAdd={adding.again}
    />
  );
}
