import { text } from '../../graphql/texts/text';

export const notMovable = text({
  fr: 'Cette commande ne peut plus changer de jour.',
  en: 'This order can no longer change its day.',
});
export const unknown = text({ fr: 'Commande introuvable.', en: 'Order not found.' });
export const tooManyKeys = text({
  fr: 'Trop de liens inconnus. Réessayez dans quelques minutes.',
  en: 'Too many unknown links. Try again in a few minutes.',
});
export const ended = text({ fr: 'Cette commande est terminée.', en: 'This order is over.' });
export const notItsDay = text({
  fr: 'Cette commande est pour un autre jour.',
  en: 'This order is for another day.',
});
export const moved = text({
  fr: 'Cette commande a déjà changé d’état.',
  en: 'The status of this order has already changed.',
});
export const undoOver = text({
  fr: 'Il est trop tard pour annuler cette étape.',
  en: 'It is too late to undo this step.',
});
export const nothingLeft = text({
  fr: 'Plus rien de cette commande n’est disponible aujourd’hui.',
  en: 'Nothing of this order is available today.',
});
