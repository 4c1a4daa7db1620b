import { failureMessage } from '../page/failure-message';
import { isOffline } from '../page/faults';
import { offline } from '../page/faults.texts';
import { categoriesFailed } from './items.texts';

/** What a page of an owner says that could not read the categories (specification 7.4). */
export const sayCategoriesFailed = (error: unknown): string =>
  isOffline(error) ? offline() : failureMessage(error, categoriesFailed());
