import { text } from '../../../graphql/texts/text';

export const required = text({ fr: '(obligatoire)', en: '(required)' });

export const showPassword = text({ fr: 'Afficher le mot de passe', en: 'Show password' });
export const hidePassword = text({ fr: 'Masquer le mot de passe', en: 'Hide password' });

export const clearSearch = text({ fr: 'Effacer la recherche', en: 'Clear search' });

export const unreadableNumber = text({ fr: 'Nombre illisible.', en: 'This is not a number.' });
export const unreadablePrice = text({
  fr: 'Prix illisible. Écrivez par exemple 4,50.',
  en: 'This is not a price. Write 4.50, for example.',
});
export const euro = text({ fr: '€', en: '€' });
