import { AddingFrame, type AddingFrameProps } from '../../../ui/counter/adding-frame/adding-frame';
import { SandwichForm, type SandwichFormProps } from '../../../ui/counter/sandwich-form/sandwich-form';

export interface SandwichScreenProps
  extends
    Omit<SandwichFormProps, 'categories'>,
    Pick<AddingFrameProps, 'missing' | 'failedText' | 'savedName' | 'onAdd'> {
  /** The shop’s; null while they are being fetched. */
  categories: SandwichFormProps['categories'] | null;
  /** Fetches again what could not be had. */
  onRetry: () => void;
}

/** A new sandwich, from its picture to the menu. */
export function SandwichScreen({ missing, failedText, savedName, onAdd, categories, ...form }: SandwichScreenProps) {
  return (
    <AddingFrame
      title="Nouveau sandwich"
      missing={missing}
      loading={categories === null}
      failedText={failedText}
      onRetry={form.onRetry}
      savedName={savedName}
      onAdd={onAdd}
    >
      <SandwichForm {...form} categories={categories ?? []} />
    </AddingFrame>
  );
}
