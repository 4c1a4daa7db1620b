import { text } from '../../../graphql/texts/text';

export const remove = text({ fr: 'Supprimer', en: 'Delete' });
export const removeQuestion = text({
  fr: (name: string) => `Supprimer « ${name} » ?`,
  en: (name) => `Delete “${name}”?`,
});
