import { BellRing, Heart } from 'lucide-react';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import * as t from './follow.texts';

export interface HeartButtonProps {
  /** Name of the shop or composition that is the favourite. */
  name: string;
  kept: boolean;
  onToggle: () => void;
}

/** Toggle button that marks a favourite. */
export function HeartButton({ name, kept, onToggle }: HeartButtonProps) {
  return (
    <IconButton tone="quiet" label={t.favourite(name)} aria-pressed={kept} onClick={onToggle}>
      <Heart aria-hidden="true" className={kept ? 'fill-current text-accent-ink' : undefined} />
    </IconButton>
  );
}

/** Button that subscribes to one notification for when an unavailable item or shop can be ordered again. */
export function TellMeButton({ waiting, onToggle }: { waiting: boolean; onToggle: () => void }) {
  return (
    <Button tone="quiet" className="relative" onClick={onToggle}>
      <BellRing aria-hidden="true" className={waiting ? 'fill-current' : undefined} />
      {waiting ? t.willTell() : t.tellMe()}
    </Button>
  );
}
