import { text } from '../../graphql/texts/text';

export const pickupFrom = text({ fr: (time: string) => `Retrait dès ${time}`, en: (time) => `Pickup from ${time}` });
export const pausedForToday = text({
  fr: 'En pause · plus de retrait aujourd’hui',
  en: 'Paused · no more pickups today',
});
export const pausedUntil = text({
  fr: (time: string) => `En pause · reprend à ${time}`,
  en: (time) => `Paused · back at ${time}`,
});

/** Behind until when the shop is open. */
export const full = text({ fr: 'complet pour aujourd’hui', en: 'fully booked today' });
export const over = text({ fr: 'plus de retrait aujourd’hui', en: 'no more pickups today' });
export const nextFull = text({ fr: 'prochain créneau complet', en: 'next pickup time full' });
