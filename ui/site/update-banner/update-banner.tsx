import { RefreshCw } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';

export interface UpdateBannerProps {
  onInstall: () => void;
  onClose: () => void;
  busy?: boolean;
}

/** A new version lies ready; nobody is thrown out of what they are doing. */
export function UpdateBanner({ onInstall, onClose, busy = false }: UpdateBannerProps) {
  return (
    <Banner
      icon={<RefreshCw />}
      title="Une nouvelle version est prête"
      text="La page se recharge ; votre panier reste."
      actions={
        <>
          <Button busy={busy} onClick={onInstall}>
            {busy ? 'Mise à jour…' : 'Mettre à jour'}
          </Button>
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            Plus tard
          </Button>
        </>
      }
    />
  );
}
