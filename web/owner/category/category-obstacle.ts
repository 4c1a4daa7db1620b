import { readClaims } from '../../session/claims';
import { readSession } from '../../session/session';
import { readStored } from '../../page/storage';
import { categoryObstacles } from './category-messages';

/** What keeps a category from being sent at all: no token, none that can be read, or one that names no shop (spec owner §5, §8). */
export function categoryObstacle(): string | null {
  if (readSession().owner) return null;
  const token = readStored('ownerToken');
  if (token === null) return categoryObstacles.noToken;
  return readClaims(token) ? categoryObstacles.noRestaurant : categoryObstacles.invalidToken;
}
