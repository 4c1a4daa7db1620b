import { FolderOpen } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { SelectField } from '../../base/field/select-field';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { useForm } from '../../base/form/use-form';
import type { CategoryOption } from '../item-basics/item-frame';
import { completeSelection, selectionErrors, type MenuSelection } from './menu-type';
import { MenuTypeCards } from './menu-type-cards';
import * as t from './menu-type-picker.texts';

export interface MenuTypePickerProps {
  categories: readonly CategoryOption[] | null;
  categoriesFailed?: boolean;
  error?: string;
  onRetry: () => void;
  initialValues?: { categoryId?: string; menuType?: string };
  onSubmit: (selection: MenuSelection) => void;
}

/** What is to be added, and where on the menu (specification 7.6). */
export function MenuTypePicker(props: MenuTypePickerProps) {
  const { categories, categoriesFailed = false, error, onRetry, initialValues, onSubmit } = props;
  const { values, change, errors, form, field } = useForm({
    initialValues: { categoryId: initialValues?.categoryId ?? '', menuType: initialValues?.menuType ?? null },
    check: ({ categoryId, menuType }) => selectionErrors(categoryId, menuType),
    complete: ({ categoryId, menuType }) => completeSelection(categoryId, menuType),
    onSubmit,
  });
  if (categoriesFailed) return <ErrorState text={error ?? t.loadFailed()} onRetry={onRetry} />;
  if (categories === null) {
    return (
      <Loading label={t.loading()}>
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
        title={t.noCategories()}
        action={
          <LinkButton href="/restaurant/addCategory" size="large">
            {t.addCategory()}
          </LinkButton>
        }
      />
    );
  }
  return (
    <form {...form} aria-label={t.whatToAdd()} className="grid gap-6">
      <SelectField
        label={t.category()}
        required
        placeholder={t.selectCategory()}
        options={categories.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' }))}
        {...field('categoryId')}
      />
      <MenuTypeCards
        selectedId={values.menuType}
        onSelect={(menuType) => change({ menuType })}
        error={errors.menuType}
      />
      <Button type="submit" size="large" className="md:min-w-72 md:justify-self-end">
        {t.goOn()}
      </Button>
    </form>
  );
}
