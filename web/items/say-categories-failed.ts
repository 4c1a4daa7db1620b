import { faultMessage, isOffline, OFFLINE } from '../page/faults';

const FAILED = 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.';

/** What a page of an owner says that could not read the categories (specification 7.4). */
export const sayCategoriesFailed = (error: unknown): string =>
  isOffline(error) ? OFFLINE : (faultMessage(error) ?? FAILED);
