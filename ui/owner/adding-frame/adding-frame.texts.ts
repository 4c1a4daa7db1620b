import { text } from '../../../graphql/texts/text';

export const yourMenu = text({ fr: 'Votre carte', en: 'Your menu' });
export const somethingElse = text({ fr: 'Autre chose à ajouter', en: 'Something else to add' });
export const viewMenu = text({ fr: 'Voir la carte', en: 'View the menu' });

export const whichCategory = text({ fr: 'Dans quelle catégorie ?', en: 'In which category?' });
export const notFound = text({
  fr: 'La catégorie ou la boutique n’a pas été trouvée.',
  en: 'The category or the shop was not found.',
  specified: 'Required information (category/restaurant ID) not found.',
});
export const chooseCategory = text({ fr: 'Choisir une catégorie', en: 'Choose a category' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });

export const added = text({
  fr: (name: string) => `${name} est sur votre carte.`,
  en: (name) => `${name} is on your menu.`,
});
export const seenByCustomers = text({
  fr: 'Vos clients le voient dès maintenant.',
  en: 'Your customers can see it now.',
});
export const addAnother = text({ fr: 'En ajouter un autre', en: 'Add another' });

export const gone = text({
  fr: 'Cet article n’est plus sur votre carte.',
  en: 'This item is no longer on your menu.',
});
export const goneText = text({
  fr: 'Il a été supprimé, peut-être sur un autre écran.',
  en: 'It was deleted, perhaps on another screen.',
});

export const changed = text({
  fr: (name: string) => `${name} est à jour.`,
  en: (name) => `${name} is up to date.`,
});
export const changedText = text({
  fr: 'Les commandes déjà passées ne changent pas ; les paniers en cours sont prévenus.',
  en: 'Orders already placed do not change; customers with it in their cart are told.',
});
export const continueEditing = text({ fr: 'Continuer à modifier', en: 'Keep editing' });
