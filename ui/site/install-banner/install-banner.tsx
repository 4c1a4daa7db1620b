import { Banner } from '../banner/banner';
import { BrandMark } from '../brand/brand';
import * as t from './install-banner.texts';

export interface InstallBannerProps {
  onInstall: () => void;
  onClose: () => void;
}

/** Banner shown when the browser offers to install the app; texts of specification 6.5. */
export function InstallBanner({ onInstall, onClose }: InstallBannerProps) {
  return (
    <Banner
      icon={<BrandMark />}
      title={t.title()}
      confirmLabel={t.install()}
      cancelLabel={t.decline()}
      onConfirm={onInstall}
      onClose={onClose}
    />
  );
}
