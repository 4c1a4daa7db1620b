import type { MyAccountQuery } from '../../../graphql/generated/customer/account';

type Viewer = NonNullable<MyAccountQuery['viewer']>;

const ORDER_UNDER_WAY = 'Une commande est en cours. Vous pourrez supprimer votre compte quand elle sera retirée.';
const OWNER = 'Le compte d’une boutique se ferme avec elle : écrivez-nous.';

export function removalObstacle({ viewer, myOrders }: MyAccountQuery): string | undefined {
  if (viewer?.role === 'OWNER') return OWNER;
  const isUnderWay = myOrders.some(({ status }) => status === 'PREPARING' || status === 'READY');
  return isUnderWay ? ORDER_UNDER_WAY : undefined;
}

export function sideOf({ role }: Pick<Viewer, 'role'>): 'customer' | 'owner' {
  return role === 'OWNER' ? 'owner' : 'customer';
}
