import { text } from '../../../graphql/texts/text';

export const several = text({
  fr: ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`,
  en: ({ name, quantity }) => `${quantity} × ${name}`,
});
export const decline = text({ fr: 'Retirer', en: 'Remove' });
export const declineNamed = text({
  fr: (name: string) => `Retirer : ${name}`,
  en: (name) => `Remove: ${name}`,
});
export const apply = text({ fr: 'Appliquer', en: 'Apply' });
export const applyNamed = text({
  fr: (name: string) => `Appliquer : ${name}`,
  en: (name) => `Apply: ${name}`,
});
export const wouldSave = text({
  fr: (amount: string) => `vous feriez ${amount} d’économie`,
  en: (amount) => `you would save ${amount}`,
});
export const notThen = text({
  fr: (when: string) => `pas à ce créneau (${when})`,
  en: (when) => `not in this window (${when})`,
});
