import { AddingFrame, type AddingFrameProps } from '../../../ui/owner/adding-frame/adding-frame';
import { SandwichForm, type SandwichFormProps } from '../../../ui/owner/sandwich-form/sandwich-form';

export interface SandwichScreenProps
  extends
    Omit<SandwichFormProps, 'categories'>,
    Pick<AddingFrameProps, 'missing' | 'failedText' | 'savedName' | 'onAdd' | 'editing'> {
  /** The shop’s; null while they are being fetched. */
  categories: SandwichFormProps['categories'] | null;
  /** Fetches again what could not be had. */
  onRetry: () => void;
}

/** A sandwich, from its picture to the menu. */
export function SandwichScreen({
  editing,
  missing,
  failedText,
  savedName,
  onAdd,
  categories,
  ...form
}: SandwichScreenProps) {
  return (
    <AddingFrame
      editing={editing}
      title={editing ? titleOf(form.initialValues?.name) : 'Nouveau sandwich'}
      missing={missing}
      loading={categories === null}
      failedText={failedText}
      onRetry={form.onRetry}
      savedName={savedName}
      onAdd={onAdd}
    >
      <SandwichForm {...form} categories={categories ?? []} submitLabel={editing ? 'Mettre à jour' : undefined} />
    </AddingFrame>
  );
}

function titleOf(name: string | undefined): string {
  return name === undefined ? 'Modifier le sandwich' : `Modifier « ${name} »`;
}
