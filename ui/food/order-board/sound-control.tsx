import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { Field } from '../../base/field/field';
import { Switch } from '../../base/field/switch';
import * as t from './order-board.texts';

/** `waiting`: the browser needs a user gesture first; `never`: switched off in the settings for every board. */
export type BoardSound = 'on' | 'off' | 'waiting' | 'never';

const looks = {
  on: { label: t.soundOn, tone: 'quiet', Icon: Volume2 },
  off: { label: t.soundOff, tone: 'quiet', Icon: VolumeX },
  waiting: { label: t.turnSoundOn, tone: 'accent', Icon: VolumeX },
} as const;

export interface SoundControlProps {
  sound: BoardSound;
  /** Volume in per cent of the loudest ring. */
  volume: number;
  onToggle: () => void;
  onVolumeChange: (volume: number) => void;
  onTest: () => void;
}

/** Button that shows whether new orders ring and opens the sound settings; silence is stated in words. */
export function SoundControl({ sound, volume, onToggle, onVolumeChange, onTest }: SoundControlProps) {
  const [open, setOpen] = useState(false);
  if (sound === 'never')
    return (
      <p className="flex min-h-12 items-center gap-2 text-ink-muted">
        <VolumeX aria-hidden="true" className="size-5 shrink-0" />
        {t.soundNever()}
      </p>
    );
  const { label, tone, Icon } = looks[sound];
  return (
    <>
      <Button
        tone={tone}
        size="counter"
        className="shrink-0"
        onClick={sound === 'waiting' ? onToggle : () => setOpen(true)}
      >
        <Icon aria-hidden="true" />
        <span className={sound === 'on' ? 'sr-only' : ''}>{label()}</span>
      </Button>
      <Dialog
        open={open}
        size="small"
        title={t.soundTitle()}
        onClose={() => setOpen(false)}
        actions={
          <Button tone="quiet" size="large" wide disabled={sound !== 'on'} onClick={onTest}>
            <Volume2 aria-hidden="true" />
            {t.testSound()}
          </Button>
        }
      >
        <div className="grid gap-4">
          <Switch label={t.ringHere()} checked={sound === 'on'} onChange={onToggle} />
          <Field label={t.volume()} hint={t.rising()}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={10}
                max={100}
                step={10}
                value={volume}
                onChange={(event) => onVolumeChange(event.target.valueAsNumber)}
                className="h-12 w-full accent-accent-ink"
              />
            )}
          </Field>
        </div>
      </Dialog>
    </>
  );
}
