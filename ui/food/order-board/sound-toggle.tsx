import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../base/button/button';
import * as t from './order-board.texts';

/** `waiting`: the browser wants a press first; `never`: switched off in the settings, on every board. */
export type BoardSound = 'on' | 'off' | 'waiting' | 'never';

const looks = {
  on: { label: t.soundOn, tone: 'quiet', Icon: Volume2 },
  off: { label: t.soundOff, tone: 'quiet', Icon: VolumeX },
  waiting: { label: t.turnSoundOn, tone: 'accent', Icon: VolumeX },
} as const;

export interface SoundToggleProps {
  value: BoardSound;
  onToggle: () => void;
}

/** Says whether new orders are heard, and changes it; silence is said in words, on a phone too. */
export function SoundToggle({ value, onToggle }: SoundToggleProps) {
  if (value === 'never')
    return (
      <p className="flex min-h-12 items-center gap-2 text-ink-muted">
        <VolumeX aria-hidden="true" className="size-5 shrink-0" />
        {t.soundNever()}
      </p>
    );
  const { label, tone, Icon } = looks[value];
  return (
    <Button tone={tone} onClick={onToggle} size="counter" className="shrink-0">
      <Icon aria-hidden="true" />
      <span className={value === 'on' ? 'sr-only' : ''}>{label()}</span>
    </Button>
  );
}
