import { ChevronLeft } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/base/card/card';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { CategoryEditor, type CategoryEditorProps } from '../../../ui/owner/category-editor/category-editor';
import { CategoryForm, type CategoryFormProps } from '../../../ui/owner/category-form/category-form';
import * as t from './category.texts';
import { TypedForm } from '../../page/typed-form';

export interface CategoryScreenProps extends Omit<CategoryEditorProps, 'categories'> {
  categories?: CategoryEditorProps['categories'];
  error?: string;
  onRetry: () => void;
  adding: Omit<CategoryFormProps, 'takenNames'> & {
    addedCount: number;
  };
}

export function CategoryScreen(props: CategoryScreenProps) {
  const { categories, error, onRetry, adding, ...editor } = props;
  const id = useId();
  const { addedCount, ...form } = adding;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <div className="grid gap-1">
        <TextLink
          href="/restaurant/addrestmenu"
          tone="quiet"
          className="inline-flex min-h-12 items-center gap-1 justify-self-start"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          {t.backToMenu()}
        </TextLink>
        <h1 className="text-3xl md:text-4xl">{t.addCategory()}</h1>
      </div>
      <Card padding="large">
        <TypedForm saved={addedCount}>
          <CategoryForm key={addedCount} takenNames={categories?.map(({ name }) => name)} {...form} />
        </TypedForm>
      </Card>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <h2 id={id} className="text-2xl md:text-3xl">
          {t.yourCategories()}
        </h2>
        {error ? (
          <ErrorState text={error} onRetry={onRetry} />
        ) : categories ? (
          <CategoryEditor categories={categories} {...editor} />
        ) : (
          <Loading label={t.loading()}>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-16" />
            ))}
          </Loading>
        )}
      </section>
    </div>
  );
}
