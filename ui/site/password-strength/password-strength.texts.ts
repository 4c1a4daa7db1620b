import { text } from '../../../graphql/texts/text';

export const password = text({ fr: 'Mot de passe', en: 'Password' });

export const strength = text({ fr: 'Robustesse : ', en: 'Strength: ' });
export const weak = text({ fr: '', en: '', specified: 'Faible' });
export const medium = text({ fr: 'Moyen', en: 'Medium' });
export const strong = text({ fr: 'Fort', en: 'Strong' });

export const atLeast = text({
  fr: (demands: string) => `Au moins ${demands}.`,
  en: (demands) => `At least ${demands}.`,
});
export const missing = text({
  fr: (demands: string) => `Il manque ${demands}.`,
  en: (demands) => `Still missing: ${demands}.`,
});
