import type { FormErrors } from '../../base/form/use-form';
import * as t from './menu-type-picker.texts';

export const menuTypes = ['sandwich', 'pizza', 'drink'] as const;

export type MenuType = (typeof menuTypes)[number];

/** Page of the form for each kind of item (specification 7.6). */
export const menuTypeHrefs: Record<MenuType, string> = {
  sandwich: '/restaurant/add-sandwich',
  pizza: '/add-pizza',
  drink: '/add-drink',
};

export interface MenuSelection {
  categoryId: string;
  menuType: MenuType;
}

const isMenuType = (text: string): text is MenuType => menuTypes.some((type) => type === text);

/** Returns the errors of the selection; the type may come from the URL and be unknown. */
export function selectionErrors(categoryId: string, menuType: string | null): FormErrors<'categoryId' | 'menuType'> {
  return {
    ...(categoryId === '' && { categoryId: t.categoryNeeded() }),
    ...(menuType === null && { menuType: t.menuTypeNeeded() }),
    ...(menuType !== null && !isMenuType(menuType) && { menuType: t.menuTypeUnknown() }),
  };
}
