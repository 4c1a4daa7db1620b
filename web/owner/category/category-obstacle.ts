import { readClaims } from '../../shared/claims';
import { readSession } from '../../shared/session';
import { readStored } from '../../shared/storage';
import { categoryObstacles } from './category-messages';

/** What keeps a category from being sent at all: no token, none that can be read, or one that names no shop (spec owner §5, §8). */
export function categoryObstacle(): string | null {
  if (readSession().owner) return null;
  const token = readStored('ownerToken');
  if (token === null) return categoryObstacles.noToken;
  return readClaims(token) ? categoryObstacles.noRestaurant : categoryObstacles.invalidToken;
}
