import { useLocation, useParams } from 'react-router-dom';
import {
  useAddSandwichMutation,
  useSandwichFillingsQuery,
  useSandwichPageQuery,
} from '../../../graphql/generated/owner/sandwich';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { chosenCategory } from '../../items/chosen-category';
import { toChoices } from '../../items/ingredient-choices';
import { sayCategoriesFailed } from '../../items/say-categories-failed';
import { uploadPicture } from '../../items/upload-picture';
import { useAdding } from '../../items/use-adding';
import { SandwichChangePage } from './sandwich-change-page';
import { SandwichScreen } from './sandwich-screen';
import { toSandwichInput } from './sandwich-view';

// Text of spec owner §8.
const FAILED = 'Failed to add sandwich.';

/** A new sandwich under the category chosen before. */
function NewSandwichPage() {
  const categoryId = chosenCategory(useLocation().state);
  const page = useSandwichPageQuery();
  const fillings = useSandwichFillingsQuery();
  const [addSandwich] = useAddSandwichMutation();
  const adding = useAdding(async (values: SandwichValues) => {
    const { data } = await addSandwich({ variables: { input: toSandwichInput(values) } });
    return data?.addSandwich;
  }, FAILED);

  const ingredients = fillings.data?.ownIngredients;
  const failed = page.error && !page.data;
  return (
    <SandwichScreen
      missing={categoryId === null}
      categories={page.data?.ownMenu.categories ?? null}
      failedText={failed ? sayCategoriesFailed(page.error) : undefined}
      meats={ingredients ? toChoices(ingredients, 'MEAT') : null}
      meatsFailed={fillings.error !== undefined && !ingredients}
      menuParts={ingredients?.some(({ type }) => type === 'MENU_FRIES' || type === 'MENU_DRINK')}
      sauces={toChoices(ingredients ?? [], 'SAUCE')}
      onRetry={() => {
        void page.refetch().catch(() => undefined);
        void fillings.refetch().catch(() => undefined);
      }}
      initialValues={categoryId === null ? undefined : { categoryId }}
      onUpload={uploadPicture}
      onSubmit={(values) => void adding.submit(values)}
      busy={adding.busy}
      error={adding.refusal}
      savedName={adding.savedName}
      onAdd={adding.again}
    />
  );
}

/** A new sandwich, or, where the address names one, that one changed. */
export function SandwichPage() {
  const { itemId } = useParams();
  return itemId === undefined ? <NewSandwichPage /> : <SandwichChangePage key={itemId} itemId={itemId} />;
}
