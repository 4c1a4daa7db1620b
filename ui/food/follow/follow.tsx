import { BellRing, Heart } from 'lucide-react';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import * as t from './follow.texts';

export interface HeartButtonProps {
  /** Of the shop, or of what was composed. */
  name: string;
  kept: boolean;
  onToggle: () => void;
}

/** Kept as a favourite, or not. */
export function HeartButton({ name, kept, onToggle }: HeartButtonProps) {
  return (
    <IconButton tone="quiet" label={t.favourite(name)} aria-pressed={kept} onClick={onToggle}>
      <Heart aria-hidden="true" className={kept ? 'fill-current text-accent-ink' : undefined} />
    </IconButton>
  );
}

export interface TellMeButtonProps {
  waiting: boolean;
  onToggle: () => void;
}

/** One message once what cannot be had now can be. */
export function TellMeButton({ waiting, onToggle }: TellMeButtonProps) {
  return (
    <Button tone="quiet" className="relative" onClick={onToggle}>
      <BellRing aria-hidden="true" className={waiting ? 'fill-current' : undefined} />
      {waiting ? t.willTell() : t.tellMe()}
    </Button>
  );
}
