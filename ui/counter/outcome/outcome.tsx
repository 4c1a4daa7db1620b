import { Notice } from '../../base/notice/notice';

/** How something one asked for ended, in the exact text. */
export interface OutcomeMessage {
  tone: 'positive' | 'danger';
  text: string;
}

export interface OutcomeProps {
  /** Null or absent: nothing to say. */
  message?: OutcomeMessage | null;
}

/** Yes or no, said at once where it was asked; takes the place of the browser's own alert box. */
export function Outcome({ message }: OutcomeProps) {
  if (!message) return null;
  return (
    <Notice key={message.text} tone={message.tone} urgent className="animate-appear">
      {message.text}
    </Notice>
  );
}
