import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useFirstWrong } from '../../base/form/use-first-wrong';
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

/** One name, and beside it the menu as it will be. */
export function CategoryForm({ takenNames = [], onSubmit, outcome, busy = false }: CategoryFormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals);
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-start">
      <form
        ref={form}
        noValidate
        aria-label="Ajouter une catégorie"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const found = categoryNameError(name, takenNames);
          setError(found);
          if (found) setRefusals(refusals + 1);
          else if (!busy) onSubmit({ name: name.trim() });
        }}
      >
        <TextField
          label="Nom de la catégorie"
          name="name"
          required
          hint="Par exemple : Viennoiseries, Pains, Boissons."
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          disabled={busy}
          value={name}
          error={error}
          onChange={(typed) => {
            setName(typed);
            setError(undefined);
          }}
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
      <CategoryPreview name={name.trim()} otherNames={takenNames} />
    </div>
  );
}
