import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const stepsLeft = text({
  fr: (count: number) =>
    count === 1 ? 'Encore une étape avant l’ouverture' : `Encore ${count} étapes avant l’ouverture`,
  en: (count) => (count === 1 ? 'One more step before you open' : `${count} more steps before you open`),
});
export const missing = text({
  fr: (steps: ReactNode) => <>Les clients ne voient pas encore votre boutique. Il manque : {steps}.</>,
  en: (steps) => <>Customers do not see your shop yet. Still missing: {steps}.</>,
});
export const gettingStarted = text({ fr: 'Mise en route', en: 'Getting started' });
export const progress = text({
  fr: ({ done, total }: { done: number; total: number }) => `${done} sur ${total}`,
  en: ({ done, total }) => `${done} of ${total}`,
});

export const open = text({ fr: 'Votre boutique est en ligne', en: 'Your shop is online' });
export const openText = text({
  fr: 'Les clients la voient et peuvent commander.',
  en: 'Customers see it and can order.',
});
export const viewShop = text({ fr: 'Voir comme un client', en: 'See it as a customer' });

export const done = text({ fr: 'Fait', en: 'Done' });
export const action = text({
  fr: ({ action, title }: { action: string; title: string }) => `${action} : ${title}`,
  en: ({ action, title }) => `${action}: ${title}`,
});
