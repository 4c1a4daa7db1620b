import { text } from '../../../graphql/texts/text';

export const limitReached = text({
  fr: (maximum: number) => `${maximum} au maximum.`,
  en: (maximum) => `${maximum} at most.`,
  // Specification 3.5.
  specified: (maximum) => `Maximum ${maximum} allowed.`,
});
export const impossible = text({
  fr: (itemName: string) => `Cette composition n’est pas possible : ${itemName}.`,
  en: (itemName) => `This combination is not possible: ${itemName}.`,
});
export const choiceMissing = text({
  fr: ({ itemName, choice }: { itemName: string; choice: string }) => `${itemName} : plus de « ${choice} ».`,
  en: ({ itemName, choice }) => `${itemName}: no “${choice}” left.`,
});
export const choiceNeeded = text({
  fr: ({ itemName, group }: { itemName: string; group: string }) => `${itemName} : choisissez « ${group} ».`,
  en: ({ itemName, group }) => `${itemName}: choose “${group}”.`,
});
export const soldOut = text({
  fr: (itemName: string) => `${itemName} : épuisé.`,
  en: (itemName) => `${itemName}: sold out.`,
});

interface Left {
  itemName: string;
  left: number;
}

export const fewLeft = text({
  fr: ({ itemName, left }: Left) => `${itemName} : il n’en reste que ${left}.`,
  en: ({ itemName, left }) => `${itemName}: only ${left} left.`,
});

interface Ruled {
  itemName: string;
  rules: string;
}

export const tooLate = text({
  fr: ({ itemName, rules }: Ruled) => `${itemName} : trop tard pour ce créneau. ${rules}.`,
  en: ({ itemName, rules }) => `${itemName}: too late for this pickup time. ${rules}.`,
});
export const notThatDay = text({
  fr: ({ itemName, rules }: Ruled) => `${itemName} : pas ce jour-là. ${rules}.`,
  en: ({ itemName, rules }) => `${itemName}: not on that day. ${rules}.`,
});
