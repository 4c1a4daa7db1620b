import { AddingFrame, type AddingFrameProps } from '../../../ui/owner/adding-frame/adding-frame';
import { DrinkForm, type DrinkFormProps } from '../../../ui/owner/drink-form/drink-form';

export interface DrinkScreenProps
  extends Omit<DrinkFormProps, 'categories'>, Pick<AddingFrameProps, 'missing' | 'failedText' | 'savedName' | 'onAdd'> {
  /** The shop’s; null while they are being fetched. */
  categories: DrinkFormProps['categories'] | null;
  /** Fetches again what could not be had. */
  onRetry: () => void;
}

/** A new drink, from its picture to the menu. */
export function DrinkScreen({ missing, failedText, savedName, onAdd, onRetry, categories, ...form }: DrinkScreenProps) {
  return (
    <AddingFrame
      title="Nouvelle boisson"
      missing={missing}
      loading={categories === null}
      failedText={failedText}
      onRetry={onRetry}
      savedName={savedName}
      onAdd={onAdd}
    >
      <DrinkForm {...form} categories={categories ?? []} />
    </AddingFrame>
  );
}
