import { Clock, Hourglass, Moon, Pause, TimerReset } from 'lucide-react';
import { withFigures } from '../../base/price/with-figures';
import { Badge, type BadgeProps } from '../../base/badge/badge';

/** `closing`: not open for long; `full`: open, but the next window is full; `paused`: orders are paused. */
export type OpenState = 'open' | 'closing' | 'full' | 'paused' | 'closed';

const looks = {
  open: { tone: 'positive', Icon: Clock },
  closing: { tone: 'caution', Icon: TimerReset },
  full: { tone: 'caution', Icon: Hourglass },
  paused: { tone: 'neutral', Icon: Pause },
  closed: { tone: 'neutral', Icon: Moon },
} satisfies Record<OpenState, { tone: BadgeProps['tone']; Icon: typeof Clock }>;

export interface OpeningStateProps {
  state: OpenState;
  /** State as text: « Ouvert jusqu'à 22h », « Ferme dans 20 min », « Fermé · ouvre demain à 7h ». */
  text: string;
}

/** Badge that shows by text, colour and icon whether the shop is taking orders. */
export function OpeningState({ state, text }: OpeningStateProps) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      <bdi className="min-w-0 wrap-anywhere">{withFigures(text)}</bdi>
    </Badge>
  );
}
