import { RefreshCw } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';
import * as t from './update-banner.texts';

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
      title={t.title()}
      text={t.means()}
      actions={
        <>
          <Button busy={busy} onClick={onInstall}>
            {busy ? t.updating() : t.update()}
          </Button>
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {t.later()}
          </Button>
        </>
      }
    />
  );
}
