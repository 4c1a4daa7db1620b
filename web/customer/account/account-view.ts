import type { MyAccountQuery } from '../../../graphql/generated/customer/account';
import * as t from './account.texts';

type Viewer = NonNullable<MyAccountQuery['viewer']>;

export function removalObstacle({ viewer, myOrders }: MyAccountQuery): string | undefined {
  if (viewer?.role === 'OWNER') return t.closesWithShop();
  const isUnderWay = myOrders.some(({ status }) => status === 'PREPARING' || status === 'READY');
  return isUnderWay ? t.orderUnderWay() : undefined;
}

export function sideOf({ role }: Pick<Viewer, 'role'>): 'customer' | 'owner' {
  return role === 'OWNER' ? 'owner' : 'customer';
}
