import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Confirmation plus lente', en: 'Slower confirmation' });
export const beforeOrder = text({
  fr: 'La boutique n’a pas son tableau de commandes sous les yeux. Elle est avertie dès que vous commandez.',
  en: 'The shop is not watching its order board. It is told as soon as you order.',
});
export const afterPayment = text({
  fr: 'La boutique n’a pas encore vu votre commande. Elle en est avertie.',
  en: 'The shop has not seen your order yet. It has been told.',
});
