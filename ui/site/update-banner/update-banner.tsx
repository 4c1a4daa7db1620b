import { RefreshCw } from 'lucide-react';
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
      confirmLabel={busy ? t.updating() : t.update()}
      cancelLabel={t.later()}
      busy={busy}
      onConfirm={onInstall}
      onClose={onClose}
    />
  );
}
