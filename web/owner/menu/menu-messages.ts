import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { failureMessage, isBug } from '../../page/failure-message';
import { unlessDocumented } from '../../page/failure-message.texts';
import { faultCode } from '../../page/faults';
import { sayRefusal, type Refusal } from '../../page/refusals';
import * as t from './menu.texts';

const done = (text: () => string) => (): OutcomeMessage => ({ tone: 'positive', text: text() });
const refused = (text: () => string) => (): OutcomeMessage => ({ tone: 'danger', text: text() });

/** The specified voice has one sentence for all the server and the network fail with. */
const failed =
  (documented: (error: unknown) => string) =>
  (error?: unknown): OutcomeMessage => {
    const message = failureMessage(error, documented(error));
    return { tone: 'danger', text: isBug(error) ? message : unlessDocumented(message, documented(error)) };
  };

/** What the item screens say, letter for letter (specification 7.3). */
export const menuMessages = {
  added: done(t.added),
  addFailed: failed(t.addFailed),
  addRefused: (refusal: Refusal): OutcomeMessage => ({
    tone: 'danger',
    text: unlessDocumented(sayRefusal(refusal), t.addFailed()),
  }),
  addNeedsLogin: refused(t.addNeedsLogin),
  updated: done(t.updated),
  updateFailed: failed((error) => (faultCode(error) === undefined ? t.updateBroken() : t.updateFailed())),
  updateNeedsLogin: refused(t.updateNeedsLogin),
  removed: done(t.removed),
  removeFailed: failed(t.removeFailed),
  removeNeedsLogin: refused(t.removeNeedsLogin),
};
