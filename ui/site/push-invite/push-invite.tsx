import { BellOff, BellRing } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';

export interface PushInviteProps {
  state: 'offered' | 'asking' | 'granted' | 'refused';
  onActivate: () => void;
  onClose: () => void;
}

/** Offers a notification for the order at hand; the browser asks only after the press (specification 6.4). */
export function PushInvite({ state, onActivate, onClose }: PushInviteProps) {
  if (state === 'granted')
    return (
      <Banner
        icon={<BellRing />}
        title="C’est noté"
        text="Cet appareil vous préviendra dès que votre commande sera prête."
        onClose={onClose}
      />
    );
  if (state === 'refused')
    return (
      <Banner
        icon={<BellOff />}
        title="Votre navigateur bloque les notifications"
        text="Vous pouvez les autoriser dans ses réglages pour ce site. D’ici là, cette page se met à jour toute seule."
        onClose={onClose}
      />
    );
  return (
    <Banner
      icon={<BellRing />}
      title="Être prévenu quand c’est prêt"
      text="Une notification sur cet appareil quand votre commande vous attend au comptoir. Rien d’autre."
      actions={
        <>
          <Button busy={state === 'asking'} onClick={onActivate}>
            Me prévenir
          </Button>
          <Button tone="quiet" disabled={state === 'asking'} onClick={onClose}>
            Non merci
          </Button>
        </>
      }
    />
  );
}
