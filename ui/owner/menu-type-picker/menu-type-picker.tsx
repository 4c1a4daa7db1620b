import { FolderOpen, CupSoda, Pizza, Sandwich } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { useForm, type FormErrors } from '../../base/form/use-form';
import { CategoryField, type CategoryOption } from '../item-basics/category-field';
import * as t from './menu-type-picker.texts';
import { RadioFrame } from '../../base/field/field';

/** Page of the form for each kind of item (specification 7.6). */
export const menuTypeHrefs = {
  sandwich: '/restaurant/add-sandwich',
  pizza: '/add-pizza',
  drink: '/add-drink',
};

export interface MenuSelection {
  categoryId: string;
  menuType: keyof typeof menuTypeHrefs;
}

/** Returns the errors of the selection; the type may come from the URL and be unknown. */
export function selectionErrors(categoryId: string, menuType: string | null): FormErrors<'categoryId' | 'menuType'> {
  return {
    ...(categoryId === '' && { categoryId: t.categoryNeeded() }),
    ...(menuType === null && { menuType: t.menuTypeNeeded() }),
    ...(menuType !== null && !Object.hasOwn(menuTypeHrefs, menuType) && { menuType: t.menuTypeUnknown() }),
  };
}

export interface MenuTypePickerProps {
  categories: readonly CategoryOption[] | null;
  categoriesFailed?: boolean;
  error?: string;
  onRetry: () => void;
  /** Type from the link, which may be unknown. */
  menuType?: string | null;
  onSubmit: (selection: MenuSelection) => void;
}

/** Form for choosing the kind of item to add and its category (specification 7.6). */
export function MenuTypePicker(props: MenuTypePickerProps) {
  const { categories, categoriesFailed = false, error, onRetry, menuType: linked = null, onSubmit } = props;
  const { values, change, errors, form, field } = useForm({
    initialValues: { categoryId: '', menuType: linked },
    check: ({ categoryId, menuType }) => selectionErrors(categoryId, menuType),
    complete: (selection) => selection as MenuSelection,
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
      <CategoryField categories={categories} required {...field('categoryId')} />
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

const cards = [
  { type: 'sandwich', name: t.sandwich, text: t.sandwichText, Icon: Sandwich },
  { type: 'pizza', name: t.pizza, text: t.pizzaText, Icon: Pizza },
  { type: 'drink', name: t.drink, text: t.drinkText, Icon: CupSoda },
] as const;

interface MenuTypeCardsProps {
  selectedId: string | null;
  onSelect: (id: string) => void;
  error?: string;
}

function MenuTypeCards({ selectedId, onSelect, error }: MenuTypeCardsProps) {
  return (
    <RadioFrame label={t.menuType()} error={error} value={selectedId} onChange={onSelect} className="group/types gap-2">
      {(radio, id) => (
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          {cards.map(({ type, name, text, Icon }) => (
            <label
              key={type}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center md:grid-rows-[auto_1fr] md:items-start gap-x-4 overflow-hidden rounded-card border-2 border-line bg-surface shadow-card transition-colors hover:border-line-strong has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:focus-ring group-aria-invalid/types:border-danger md:grid-cols-1"
            >
              <span className="grid h-full w-[min(--spacing(28),28vw)] place-items-center bg-cloth p-[min(--spacing(4),4vw)] md:h-auto md:w-full md:py-8">
                <span className="grid aspect-square w-full max-w-36 place-items-center rounded-full border border-plate-rim bg-plate shadow-card">
                  <span className="grid aspect-square w-3/4 place-items-center rounded-full border border-plate-rim text-accent-ink">
                    <Icon aria-hidden="true" strokeWidth={1.5} className="size-3/5" />
                  </span>
                </span>
              </span>
              <span className="flex items-start gap-3 py-4 pe-4 md:ps-4">
                <input
                  {...radio({ value: type })}
                  aria-labelledby={`${id}-${type}`}
                  aria-describedby={`${id}-${type}-more`}
                  className="mt-0.5 size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-8 checked:border-accent-ink"
                />
                <span className="grid min-w-0 gap-0.5">
                  <span id={`${id}-${type}`} className="font-display text-xl/7 font-bold wrap-anywhere">
                    {name()}
                  </span>
                  <span id={`${id}-${type}-more`} className="wrap-anywhere text-ink-muted">
                    {text()}
                  </span>
                </span>
              </span>
            </label>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
