import { Button } from '../../base/button/button';
import { Banner } from '../banner/banner';
import { BrandMark } from '../brand/brand';

export interface InstallBannerProps {
  onInstall: () => void;
  onClose: () => void;
}

/** Shown when the browser offers installation; texts of the specification (specification 6.5). */
export function InstallBanner({ onInstall, onClose }: InstallBannerProps) {
  return (
    <Banner
      icon={<BrandMark />}
      title="Install our app for a better experience!"
      actions={
        <>
          <Button onClick={onInstall}>Install</Button>
          <Button tone="quiet" onClick={onClose}>
            No Thanks
          </Button>
        </>
      }
    />
  );
}
