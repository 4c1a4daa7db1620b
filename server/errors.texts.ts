import { text } from '../graphql/texts/text';

export const invalid = text({
  fr: 'Données invalides. Veuillez vérifier les informations saisies.',
  en: 'Invalid details. Please check what you entered.',
});
