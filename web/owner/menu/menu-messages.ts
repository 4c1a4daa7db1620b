import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import * as t from './menu.texts';

const done = (text: () => string) => (): OutcomeMessage => ({ tone: 'positive', text: text() });
const refused = (text: () => string) => (): OutcomeMessage => ({ tone: 'danger', text: text() });

/** What the item screens say, letter for letter (specification 7.3). */
export const menuMessages = {
  added: done(t.added),
  addFailed: refused(t.addFailed),
  addNeedsLogin: refused(t.addNeedsLogin),
  updated: done(t.updated),
  updateFailed: refused(t.updateFailed),
  updateBroken: refused(t.updateBroken),
  updateNeedsLogin: refused(t.updateNeedsLogin),
  removed: done(t.removed),
  removeFailed: refused(t.removeFailed),
  removeNeedsLogin: refused(t.removeNeedsLogin),
} satisfies Record<string, () => OutcomeMessage>;
