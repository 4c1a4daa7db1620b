import { Notice } from '../../base/notice/notice';

export interface OutcomeMessage {
  tone: 'positive' | 'danger';
  text: string;
}

export interface OutcomeProps {
  outcome?: OutcomeMessage | null;
}

/** Yes or no, said at once where it was asked; takes the place of the browser's own alert box. */
export function Outcome({ outcome }: OutcomeProps) {
  if (!outcome) return null;
  return (
    <Notice key={outcome.text} tone={outcome.tone} urgent className="animate-appear">
      {outcome.text}
    </Notice>
  );
}
