import { Notice } from '../../base/notice/notice';

export interface OutcomeMessage {
  tone: 'positive' | 'danger';
  text: string;
}

/** Result of an action, announced at once beside its form instead of in a browser alert box. */
export function Outcome({ outcome }: { outcome?: OutcomeMessage | null }) {
  if (!outcome) return null;
  return (
    <Notice key={outcome.text} tone={outcome.tone} urgent className="animate-appear">
      {outcome.text}
    </Notice>
  );
}
