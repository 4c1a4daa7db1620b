import { AddingFrame, type AddingFrameProps } from '../../../ui/owner/adding-frame/adding-frame';
import { PizzaForm, type PizzaFormProps } from '../../../ui/owner/pizza-form/pizza-form';

export interface PizzaScreenProps
  extends
    Omit<PizzaFormProps, 'categories'>,
    Pick<AddingFrameProps, 'missing' | 'failedText' | 'savedName' | 'onAdd' | 'editing'> {
  /** The shop’s; null while they are being fetched. */
  categories: PizzaFormProps['categories'] | null;
  /** Fetches again what could not be had. */
  onRetry: () => void;
}

/** A pizza, from its picture to the menu. */
export function PizzaScreen({
  editing,
  missing,
  failedText,
  savedName,
  onAdd,
  onRetry,
  categories,
  ...form
}: PizzaScreenProps) {
  return (
    <AddingFrame
      editing={editing}
      title={editing ? titleOf(form.initialValues?.name) : 'Nouvelle pizza'}
      missing={missing}
      loading={categories === null}
      failedText={failedText}
      onRetry={onRetry}
      savedName={savedName}
      onAdd={onAdd}
    >
      <PizzaForm {...form} categories={categories ?? []} submitLabel={editing ? 'Mettre à jour' : undefined} />
    </AddingFrame>
  );
}

function titleOf(name: string | undefined): string {
  return name === undefined ? 'Modifier la pizza' : `Modifier « ${name} »`;
}
