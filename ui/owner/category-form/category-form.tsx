import { Eye, Plus, Utensils } from 'lucide-react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { ALWAYS, ServedPart, servedError, type ServedValues } from '../category-editor/served-part';
import { EnglishPart } from '../english-part/english-part';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import * as t from './category-form.texts';

export interface CategoryValues {
  name: string;
  nameEn: string | null;
  /** Serving days and hours; null for always, undefined to leave them unchanged. */
  served?: ServedValues | null;
}

type CategoryDraft = Required<CategoryValues> & { served: ServedValues };

const NEW: CategoryDraft = { name: '', nameEn: null, served: ALWAYS };

interface CategoryFormOptions {
  onSubmit: (values: CategoryValues) => void;
  busy?: boolean;
  forgiving?: boolean;
}

/** State of the form of a new or renamed category; hours that were not changed are left out. */
export function useCategoryForm(before: CategoryDraft, takenNames: readonly string[], options: CategoryFormOptions) {
  return useForm({
    initialValues: before,
    check: ({ name, served }) => ({ name: categoryNameError(name, takenNames), served: servedError(served) }),
    complete: ({ served, ...category }): CategoryValues => {
      const isSame = JSON.stringify(served) === JSON.stringify(before.served);
      return { ...category, name: category.name.trim(), ...(!isSame && { served }) };
    },
    ...options,
  });
}

export interface CategoryFormProps {
  takenNames?: readonly string[];
  onSubmit: (values: CategoryValues) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function CategoryForm({ takenNames = [], onSubmit, outcome, busy = false }: CategoryFormProps) {
  const { values, change, form, field } = useCategoryForm(NEW, takenNames, { onSubmit, busy, forgiving: true });
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-start">
      <form {...form} aria-label={t.addOne()} className="grid gap-5">
        <TextField
          label={t.categoryName()}
          required
          hint={t.nameHint()}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          disabled={busy}
          {...field('name')}
        />
        <ServedPart value={values.served} onChange={(served) => change({ served })} />
        <EnglishPart value={values} onChange={change} />
        <Outcome outcome={outcome} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? (
            t.adding()
          ) : (
            <>
              <Plus aria-hidden="true" />
              {t.add()}
            </>
          )}
        </Button>
      </form>
      <CategoryPreview name={values.name.trim()} otherNames={takenNames} />
    </div>
  );
}

function CategoryPreview({ name, otherNames }: { name: string; otherNames: readonly string[] }) {
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="flex items-center gap-2 font-semibold text-ink-muted">
        <Eye aria-hidden="true" className="size-5" />
        {t.customerView()}
      </figcaption>
      <div className="grid grid-cols-1 gap-5 rounded-card bg-canvas p-5">
        <ul className="flex flex-wrap gap-2">
          {otherNames.slice(-4).map((other) => (
            <li
              key={other}
              lang="fr"
              className="max-w-full truncate rounded-full border border-line px-4 py-2 font-semibold text-ink-muted"
            >
              {other}
            </li>
          ))}
          <li
            className={`max-w-full rounded-full border px-4 py-2 font-semibold wrap-anywhere ${name ? 'border-ink bg-ink text-canvas' : 'border-dashed border-line-strong text-ink-muted'}`}
          >
            {name || t.newCategory()}
          </li>
        </ul>
        <p className={`font-display text-2xl leading-tight font-bold wrap-anywhere ${name ? '' : 'text-ink-muted'}`}>
          {name || t.newCategory()}
        </p>
        <div aria-hidden="true" className="grid grid-cols-3 gap-3">
          {[0, 1, 2].map((place) => (
            <div
              key={place}
              className="grid aspect-4/3 place-items-center rounded-control border border-dashed border-line-strong bg-surface text-ink-muted"
            >
              <Utensils className="size-6" />
            </div>
          ))}
        </div>
        <p className="text-sm text-ink-muted">{t.whenItAppears()}</p>
      </div>
    </figure>
  );
}

const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('fr');

/** Returns why a category cannot have this name, in the texts of specification 7.4, or undefined when it can. */
export function categoryNameError(name: string, takenNames: readonly string[]): string | undefined {
  if (name.trim() === '') return t.nameNeeded();
  if (takenNames.some((taken) => folded(taken) === folded(name))) return t.nameTaken();
  return undefined;
}
