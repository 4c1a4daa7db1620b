import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { SelectField } from '../../base/field/select-field';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import type { CategoryOption } from '../item-basics/basics-section';
import { completeSelection, selectionErrors, type MenuSelection } from './menu-type';
import { MenuTypeCards } from './menu-type-cards';

const FAILED = 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.';

export interface MenuTypePickerProps {
  categories: readonly CategoryOption[] | null;
  categoriesFailed?: boolean;
  error?: string;
  onRetry: () => void;
  initialValues?: { categoryId?: string; menuType?: string };
  onSubmit: (selection: MenuSelection) => void;
  categoryHref?: string;
}

/** What is to be added, and where on the menu (specification 7.6). */
export function MenuTypePicker(props: MenuTypePickerProps) {
  const { categories, categoriesFailed = false, error, onRetry, initialValues, onSubmit } = props;
  const { categoryHref = '/restaurant/addCategory' } = props;
  const [categoryId, setCategoryId] = useState(initialValues?.categoryId ?? '');
  const [menuType, setMenuType] = useState<string | null>(initialValues?.menuType ?? null);
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals);
  if (categoriesFailed) return <ErrorState text={error ?? FAILED} onRetry={onRetry} />;
  if (categories === null) {
    return (
      <Loading label="Chargement des catégories...">
        <Skeleton className="h-12 rounded-control" />
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} className="h-32 md:h-72" />
          ))}
        </div>
      </Loading>
    );
  }
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={<FolderOpen />}
        title="No categories found for this restaurant. Please add categories first."
        action={
          <LinkButton href={categoryHref} size="large">
            Ajouter une catégorie
          </LinkButton>
        }
      />
    );
  }
  const errors = refusals > 0 ? selectionErrors(categoryId, menuType) : {};
  return (
    <form
      ref={form}
      noValidate
      aria-label="Que voulez-vous ajouter ?"
      onSubmit={(event) => {
        event.preventDefault();
        const selection = completeSelection(categoryId, menuType);
        if (selection) onSubmit(selection);
        else setRefusals(refusals + 1);
      }}
      className="grid gap-6"
    >
      <SelectField
        label="Catégorie"
        required
        placeholder="Sélectionner une catégorie"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryId}
        error={errors.category}
        onChange={setCategoryId}
      />
      <MenuTypeCards selectedId={menuType} onSelect={setMenuType} error={errors.menuType} />
      <Button type="submit" size="large" className="md:min-w-72 md:justify-self-end">
        Continuer
      </Button>
    </form>
  );
}
