import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';
import { BrandMark } from '../brand/brand';
import * as t from './install-banner.texts';

export interface InstallBannerProps {
  onInstall: () => void;
  onClose: () => void;
}

/** Shown when the browser offers installation; texts of the specification (specification 6.5). */
export function InstallBanner({ onInstall, onClose }: InstallBannerProps) {
  return (
    <Banner
      icon={<BrandMark />}
      title={t.title()}
      actions={
        <>
          <Button onClick={onInstall}>{t.install()}</Button>
          <Button tone="quiet" onClick={onClose}>
            {t.decline()}
          </Button>
        </>
      }
    />
  );
}
