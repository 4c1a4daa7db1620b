import * as t from './menu-type-picker.texts';

export const menuTypes = ['sandwich', 'pizza', 'drink'] as const;

export type MenuType = (typeof menuTypes)[number];

/** Where one goes on (specification 7.6). */
export const menuTypeHrefs: Record<MenuType, string> = {
  sandwich: '/restaurant/add-sandwich',
  pizza: '/add-pizza',
  drink: '/add-drink',
};

export interface MenuSelection {
  categoryId: string;
  menuType: MenuType;
}

export interface MenuSelectionErrors {
  categoryId?: string;
  menuType?: string;
}

const isMenuType = (text: string): text is MenuType => menuTypes.some((type) => type === text);

/** A type may come from outside, e.g. an address, and be none of ours. */
export function selectionErrors(categoryId: string, menuType: string | null): MenuSelectionErrors {
  return {
    ...(categoryId === '' && { categoryId: t.categoryNeeded() }),
    ...(menuType === null && { menuType: t.menuTypeNeeded() }),
    ...(menuType !== null && !isMenuType(menuType) && { menuType: t.menuTypeUnknown() }),
  };
}

export function completeSelection(categoryId: string, menuType: string | null): MenuSelection | null {
  return categoryId !== '' && menuType !== null && isMenuType(menuType) ? { categoryId, menuType } : null;
}
