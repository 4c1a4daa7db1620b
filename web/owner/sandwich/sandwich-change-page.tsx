import {
  useChangeSandwichMutation,
  useSandwichFillingsQuery,
  useSandwichPageQuery,
  useSandwichToChangeQuery,
} from '../../../graphql/generated/owner/sandwich';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { faultCode, sayFault } from '../../page/faults';
import { toChoices } from '../../items/ingredient-choices';
import { uploadPicture } from '../../items/upload-picture';
import { useChanging } from '../../items/use-changing';
import { SandwichScreen } from './sandwich-screen';
import { toSandwichChange, toSandwichValues } from './sandwich-view';

/** « Modifier » of a sandwich: the form it was made with, filled in. */
export function SandwichChangePage({ itemId }: { itemId: string }) {
  const page = useSandwichPageQuery();
  // A form must not begin with the rules of yesterday: it sends all of them.
  const kept = useSandwichToChangeQuery({
    variables: { itemId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const fillings = useSandwichFillingsQuery();
  const [changeSandwich] = useChangeSandwichMutation();
  const changing = useChanging(async (values: SandwichValues) => {
    const { data } = await changeSandwich({ variables: { input: toSandwichChange(itemId, values) } });
    return data?.changeSandwich;
  });

  const item = kept.data?.ownItem;
  const ingredients = fillings.data?.ownIngredients;
  const gone = faultCode(kept.error) === 'NOT_FOUND' || (item && item.kind !== 'SANDWICH');
  const failure = (item ? undefined : kept.error) ?? (page.data ? undefined : page.error);
  return (
    <>
      <SandwichScreen
        editing
        missing={gone}
        categories={item ? (page.data?.ownMenu.categories ?? null) : null}
        failedText={failure ? sayFault(failure) : undefined}
        meats={ingredients ? toChoices(ingredients, 'MEAT') : null}
        meatsFailed={fillings.error !== undefined && !ingredients}
        menuParts={ingredients?.some(({ type }) => type === 'MENU_FRIES' || type === 'MENU_DRINK')}
        sauces={toChoices(ingredients ?? [], 'SAUCE')}
        onRetry={() => {
          for (const { refetch } of [page, kept, fillings]) void refetch().catch(() => undefined);
        }}
        initialValues={item && !gone ? toSandwichValues(item) : undefined}
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
