import { CirclePause, CirclePlay } from 'lucide-react';
import { Button } from '../../base/button/button';

export interface PauseChoice {
  id: string;
  label: string;
}

export interface PauseControlProps {
  state: 'open' | 'paused' | 'closed' | 'hidden';
  untilText?: string;
  choices: readonly PauseChoice[];
  busy?: boolean;
  onSelect: (id: string) => void;
  onResume: () => void;
}

const WORDS = {
  open: {
    title: 'Les commandes arrivent',
    text: 'Trop de monde ? Une pause repousse les prochains retraits après la reprise. Les commandes déjà payées restent, celles en cours de paiement arrivent encore.',
  },
  paused: {
    title: 'Commandes en pause',
    text: 'Les clients voient l’heure de reprise et peuvent commander pour après. Les commandes déjà payées, ou en cours de paiement, restent à préparer.',
  },
  hidden: {
    title: 'Pas encore de commandes',
    text: 'Les clients ne voient pas votre boutique : ses premières étapes ne sont pas terminées.',
  },
  closed: { title: 'Fermé', text: 'Hors de vos horaires, personne ne peut commander.' },
};

export function PauseControl(props: PauseControlProps) {
  const { state, untilText, choices, busy = false, onSelect, onResume } = props;
  const { title, text } = WORDS[state];
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-3 text-xl font-bold">
          {state === 'open' ? (
            <CirclePlay aria-hidden="true" className="size-7 shrink-0 text-positive" />
          ) : (
            <CirclePause aria-hidden="true" className="size-7 shrink-0 text-caution" />
          )}
          <span className="min-w-0 wrap-anywhere">{untilText ? `${title}, ${untilText}` : title}</span>
        </p>
        <p className="text-ink-muted">{text}</p>
      </div>
      {state === 'open' && (
        <div role="group" aria-label="Mettre en pause pour" className="flex flex-wrap gap-3">
          {choices.map(({ id, label }) => (
            <Button key={id} tone="quiet" size="large" busy={busy} className="grow" onClick={() => onSelect(id)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {state === 'paused' && (
        <Button size="large" busy={busy} className="justify-self-start max-md:w-full" onClick={onResume}>
          Reprendre les commandes
        </Button>
      )}
    </div>
  );
}
