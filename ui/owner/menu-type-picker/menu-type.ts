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

export interface MenuSelectionErrors {
  categoryId?: string;
  menuType?: string;
}

const isMenuType = (text: string): text is MenuType => menuTypes.some((type) => type === text);

/** Returns the errors of the selection; the type may come from the URL and be unknown. */
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
