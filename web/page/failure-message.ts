import { unlessDocumented } from './failure-message.texts';
import { faultMessage, isNetworkLoss } from './faults';
import { network, unknown } from './faults.texts';

/** Whether an error comes from the page's own code; failures of server and network have their own classes. */
export function isBug(error: unknown): boolean {
  const kinds = [TypeError, RangeError, ReferenceError];
  return kinds.some((kind) => error instanceof kind) && !isNetworkLoss(error);
}

/** Message for a failed call: the server's, of a bug, of a lost network (not in the specified locale), or `failed`. */
export function failureMessage(error: unknown, failed: string): string {
  if (isNetworkLoss(error)) return unlessDocumented(network(), failed);
  if (!isBug(error)) return faultMessage(error) ?? failed;
  console.error(error);
  return unknown();
}
