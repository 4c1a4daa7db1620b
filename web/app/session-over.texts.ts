import { text } from '../../graphql/texts/text';

export const title = text({ fr: 'Session expirée', en: 'Session expired' });
export const heading = text({
  fr: 'Session expirée\u00a0: les commandes ne sonnent plus ici',
  en: 'Session expired: orders no longer ring here',
});
export const means = text({
  fr: 'Elles arrivent toujours. Reconnectez-vous : le tableau les montre toutes, et sonne de nouveau.',
  en: 'They still arrive. Sign in again: the board shows them all, and rings again.',
});
export const signIn = text({ fr: 'Se reconnecter', en: 'Sign in again' });
