import type { ReactNode } from 'react';
import { AddingFrame, type AddingFrameProps } from '../../ui/owner/adding-frame/adding-frame';
import type { ItemFormProps } from '../../ui/owner/item-basics/item-frame';
import * as t from './items.texts';

type FrameProps = Pick<AddingFrameProps, 'missing' | 'failedText' | 'savedName' | 'onAdd' | 'editing' | 'onRetry'>;

export type ItemScreenProps<FormProps extends Pick<ItemFormProps<never>, 'categories'>> = Omit<
  FormProps,
  'categories'
> &
  FrameProps & {
    categories: FormProps['categories'] | null;
    onRetry: () => void;
  };

interface ItemFrameProps extends FrameProps {
  newTitle: string;
  changeTitle?: string;
  categories: readonly unknown[] | null;
  initialValues?: { name?: string };
  children: ReactNode;
}

export function ItemScreen({ newTitle, changeTitle = '', categories, initialValues, ...frame }: ItemFrameProps) {
  const name = initialValues?.name;
  const changing = name === undefined ? changeTitle : t.changeNamed(name);
  return <AddingFrame {...frame} title={frame.editing ? changing : newTitle} loading={categories === null} />;
}
