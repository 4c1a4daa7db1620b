import { readClaims } from '../../session/claims';
import { readSession } from '../../session/session';
import { readStored } from '../../page/storage';
import * as t from './category.texts';

export interface CategoryAnswer {
  status?: number;
  text?: string;
}

const byStatus: Record<number, () => string> = { 400: t.invalidData, 401: t.notAuthorised, 409: t.thereAlready };

/** Why a category could not be added, letter for letter (specification 7.4). */
export function categoryFailure({ status, text }: CategoryAnswer): string {
  if (status === undefined) return t.noAnswer();
  return text || (byStatus[status] ?? t.addingFailed)();
}

/** What keeps a category from being sent at all: no token, none that can be read, or one that names no shop (specification 7.4). */
export function categoryObstacle(): string | null {
  if (readSession().owner) return null;
  const token = readStored('ownerToken');
  if (token === null) return t.noToken();
  return readClaims(token) ? t.noRestaurant() : t.invalidToken();
}
