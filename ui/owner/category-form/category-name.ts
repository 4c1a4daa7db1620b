import * as t from './category-form.texts';

const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('fr');

/** Why a category cannot have this name, in the texts of specification 7.4; undefined when it can. */
export function categoryNameError(name: string, takenNames: readonly string[]): string | undefined {
  if (name.trim() === '') return t.nameNeeded();
  if (takenNames.some((taken) => folded(taken) === folded(name))) return t.nameTaken();
  return undefined;
}
