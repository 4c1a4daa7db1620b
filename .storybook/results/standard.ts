import type { Answers } from '../mocked-answers';
import { account } from './account';
import { board } from './board';
import { carts } from './cart';
import { dashboard } from './dashboard';
import { menu } from './menu';
import { orders } from './orders';
import { ownMealDeals } from './own-meal-deals';
import { ownOptions } from './own-options';
import { ownShopAnswers } from './own-shop';
import { payment } from './payment';
import { payouts } from './payouts';
import { people } from './people';
import { shops } from './shops';

/** A server on an ordinary noon: every page has an answer, so that one can walk from page to page. */
export const standardAnswers: Answers = {
  ...people,
  ...account,
  ...shops,
  ...menu,
  ...carts,
  ...payment,
  ...orders,
  ...board,
  ...dashboard,
  ...payouts,
  ...ownOptions,
  ...ownMealDeals,
  ...ownShopAnswers,
};
