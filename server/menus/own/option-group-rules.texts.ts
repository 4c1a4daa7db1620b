import { text } from '../../../graphql/texts/text';

export const groupName = text({ fr: 'Le nom du groupe', en: 'The name of the group' });
export const optionName = text({ fr: 'Le nom de l’option', en: 'The name of the option' });

export const tooManyGroups = text({
  fr: (most: number) => `Au plus ${most} groupes d’options.`,
  en: (most) => `${most} option groups at most.`,
});
export const optionsWrong = text({
  fr: (most: number) => `Un groupe a de 1 à ${most} options, chacune avec son nom.`,
  en: (most) => `A group has 1 to ${most} options, each with its own name.`,
});
export const numberBeyond = text({
  fr: (most: number) => `Le nombre de choix va de 0 à ${most}.`,
  en: (most) => `The number of choices goes from 0 to ${most}.`,
});
export const maxBelow = text({
  fr: (least: number) => `Le maximum est d’au moins ${least}.`,
  en: (least) => `The maximum is at least ${least}.`,
});
export const includedBeyond = text({
  fr: (most: number) => `Au plus ${most} choix peuvent être inclus : c’est le maximum du groupe.`,
  en: (most) => `${most} choices at most can be included: that is the maximum of the group.`,
});
export const perOptionBeyond = text({
  fr: (most: number) => `Une même option se choisit de 1 à ${most} fois.`,
  en: (most) => `One option can be chosen 1 to ${most} times.`,
});
export const minBeyondOptions = text({
  fr: ({ min, possible }: { min: number; possible: number }) =>
    `Le minimum est de ${min}, mais les options ne permettent que ${possible} choix.`,
  en: ({ min, possible }) => `The minimum is ${min}, but the options allow only ${possible}.`,
});

export const conditionUnknown = text({
  fr: 'Choisissez pour la condition un autre groupe et au moins une de ses options.',
  en: 'For the condition, choose another group and at least one of its options.',
});
export const conditionCircular = text({
  fr: (group: string) => `« ${group} » dépend déjà de ce groupe.`,
  en: (group) => `“${group}” already depends on this group.`,
});

interface Needed {
  what: string;
  /** Name of the group whose condition names it. */
  group: string;
}

export const neededBy = text({
  fr: ({ what, group }: Needed) => `« ${group} » dépend de « ${what} » : changez d’abord sa condition.`,
  en: ({ what, group }) => `“${group}” depends on “${what}”: change its condition first.`,
});

export const noGroup = text({ fr: 'Groupe d’options introuvable.', en: 'Option group not found.' });
export const noOption = text({ fr: 'Option introuvable.', en: 'Option not found.' });
export const groupExists = text({
  fr: 'Un groupe d’options de ce nom existe déjà.',
  en: 'There is already an option group of this name.',
});
