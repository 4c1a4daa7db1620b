import { text } from '../../graphql/texts/text';

export const youContest = text({
  fr: 'Vous contestez la mention « Non présenté »',
  en: 'You contest the “No-show” mark',
});
export const customerContests = text({
  fr: 'Le client conteste la mention « Non présenté »',
  en: 'The customer contests the “No-show” mark',
});
export const shopAnswers = text({ fr: 'La boutique vous répond', en: 'The shop answers you' });
export const youAnswered = text({ fr: 'Vous avez répondu', en: 'You answered' });
export const quoted = text({
  fr: ({ who, words }: { who: string; words: string }) => `${who} : « ${words} »`,
  en: ({ who, words }) => `${who}: “${words}”`,
});
export const contest = text({ fr: 'J’étais là : contester', en: 'I was there: contest it' });
export const messageSent = text({ fr: 'Message envoyé à la boutique.', en: 'Message sent to the shop.' });
export const answer = text({ fr: 'Répondre au client', en: 'Answer the customer' });
export const answerSent = text({ fr: 'Réponse envoyée.', en: 'Answer sent.' });
