import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { stock, unlimited } from '../item-table/item-table.texts';

export const day = text({ fr: 'Jour', en: 'Day' });
export const asUsual = text({ fr: 'Comme d’habitude', en: 'As usual' });

export const stockOf = text({ fr: (name: string) => `Stock : ${name}`, en: (name) => `Stock: ${name}` });
export const oneLess = text({ fr: 'Un de moins', en: 'One less' });
export const oneLessOf = text({ fr: (name: string) => `Un de moins : ${name}`, en: (name) => `One less: ${name}` });
export const oneMore = text({ fr: 'Un de plus', en: 'One more' });
export const oneMoreOf = text({ fr: (name: string) => `Un de plus : ${name}`, en: (name) => `One more: ${name}` });

export const nothingToSave = text({ fr: 'Rien à enregistrer', en: 'Nothing to save' });
export const saveChanges = text({
  fr: (count: number) => `Enregistrer ${count} ${plural(count, 'changement', 'changements')}`,
  en: (count) => `Save ${count} ${plural(count, 'change', 'changes')}`,
});
