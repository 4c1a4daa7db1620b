import type { ContestedOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import * as t from './contest.texts';

type Contested = Pick<ContestedOrderFragment, 'noShowContest' | 'isMine'>;

/** Whether the shop still has to answer the customer's objection to a no-show. */
export function mustAnswer({ noShowContest, isMine }: Contested): boolean {
  return !isMine && noShowContest !== null && noShowContest.answer === null;
}

/** Messages of customer and shop about a contested no-show; empty when it is not contested. */
export function contestTexts({ noShowContest: said, isMine }: Contested): string[] {
  if (!said) return [];
  const { reason, answer } = said;
  const who = isMine ? t.youContest() : t.customerContests();
  const answered = isMine ? t.shopAnswers() : t.youAnswered();
  return [
    reason === '' ? `${who}.` : t.quoted({ who, words: reason }),
    ...(answer === null ? [] : [t.quoted({ who: answered, words: answer })]),
  ];
}
