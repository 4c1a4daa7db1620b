import { useSession } from '../shared/session';
import { OwnerLayout } from './owner-layout';
import { VisitorLayout } from './public-layout';

/** Around pages of the counter everybody may open: an owner keeps the places, a visitor finds the door on the page. */
export function OwnerPublicLayout() {
  const { owner } = useSession();
  return owner ? <OwnerLayout /> : <VisitorLayout />;
}
