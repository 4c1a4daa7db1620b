import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';

const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });

/** Where neither the server nor the network said anything better (spec owner §8). */
export const SUBMISSION_FAILED = 'Submission failed';

export const ingredientsMessages = {
  added: (count: number) => done(count > 1 ? `${count} ingrédients ajoutés.` : 'Ingrédient ajouté.'),
  kept: done('Crudités enregistrées.'),
  menuUnchanged: done('Menu enregistré.'),
  changed: (name: string) => done(`${name} : enregistré.`),
  removed: (name: string) => done(`${name} : supprimé.`),
};
