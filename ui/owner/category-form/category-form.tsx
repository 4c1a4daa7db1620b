import { Plus } from 'lucide-react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import { categoryNameError } from './category-name';
import { CategoryPreview } from './category-preview';

export interface CategoryValues {
  name: string;
}

export interface CategoryFormProps {
  takenNames?: readonly string[];
  onSubmit: (values: CategoryValues) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function CategoryForm({ takenNames = [], onSubmit, outcome, busy = false }: CategoryFormProps) {
  const { values, form, field } = useForm({
    initialValues: { name: '' },
    check: ({ name }) => ({ name: categoryNameError(name, takenNames) }),
    complete: ({ name }): CategoryValues => ({ name: name.trim() }),
    onSubmit,
    busy,
    forgiving: true,
  });
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-start">
      <form {...form} aria-label="Ajouter une catégorie" className="grid gap-5">
        <TextField
          label="Nom de la catégorie"
          required
          hint="Par exemple : Viennoiseries, Pains, Boissons."
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          disabled={busy}
          {...field('name')}
        />
        <Outcome outcome={outcome} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? (
            'Ajout...'
          ) : (
            <>
              <Plus aria-hidden="true" />
              Ajouter la catégorie
            </>
          )}
        </Button>
      </form>
      <CategoryPreview name={values.name.trim()} otherNames={takenNames} />
    </div>
  );
}
