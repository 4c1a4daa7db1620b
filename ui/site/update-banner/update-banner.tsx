import { RefreshCw } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';
import * as t from './update-banner.texts';

export interface UpdateBannerProps {
  onInstall: () => void;
  onClose: () => void;
  busy?: boolean;
}

/** Offers to load a new version, without interrupting the current task. */
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
