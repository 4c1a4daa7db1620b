import { failureMessage } from '../page/failure-message';
import { isOffline } from '../page/faults';
import { offline } from '../page/faults.texts';
import { categoriesFailed } from './items.texts';

/** Message on an owner's page when the categories cannot be loaded (specification 7.4). */
export const categoriesErrorMessage = (error: unknown): string =>
  isOffline(error) ? offline() : failureMessage(error, categoriesFailed());
