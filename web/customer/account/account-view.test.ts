import { expect, test } from 'vitest';
import { myAccount } from '../../../.storybook/results/account';
import type { MyAccountQuery } from '../../../graphql/generated/customer/account';
import { removalObstacle, sideOf } from './account-page';

type Status = MyAccountQuery['myOrders'][number]['status'];

const account = (role: 'CUSTOMER' | 'OWNER', ...statuses: Status[]): MyAccountQuery => ({
  viewer: myAccount.viewer && { ...myAccount.viewer, role },
  myOrders: statuses.map((status, index) => ({ __typename: 'Order', version: 1, id: `${index}`, status })),
});

test.each<[string, MyAccountQuery, boolean]>([
  ['somebody who never ordered', account('CUSTOMER'), true],
  ['somebody whose orders are all over', account('CUSTOMER', 'COLLECTED', 'CANCELLED', 'NO_SHOW'), true],
  ['somebody whose order is being prepared', account('CUSTOMER', 'COLLECTED', 'PREPARING'), false],
  ['somebody whose order is ready', account('CUSTOMER', 'READY'), false],
  ['an owner', account('OWNER'), false],
])('account of %s can be deleted: %s', (_who, data, mayLeave) => {
  expect(removalObstacle(data) === undefined).toBe(mayLeave);
});

test('a role belongs to the customer’s or the owner’s side', () => {
  expect([sideOf({ role: 'CUSTOMER' }), sideOf({ role: 'OWNER' })]).toEqual(['customer', 'owner']);
});
