import { useState } from 'react';
import { InstallBanner } from '../../ui/site/install-banner/install-banner';
import { readStored, writeStored } from '../page/storage';
import { Corner } from './corner';
import { isOfferWelcome, useInstallOffer, withdrawInstallOffer } from './install-offer';

const DECLINED_KEY = 'installDeclinedAt';

/** Offers to install the product when the browser does, until a choice or « No Thanks » (specification 6.5). */
export function Installation() {
  const offer = useInstallOffer();
  const [welcome] = useState(() => isOfferWelcome(readStored(DECLINED_KEY), Date.now()));
  if (!offer || !welcome) return null;
  return (
    <Corner>
      <InstallBanner
        onInstall={() => {
          withdrawInstallOffer();
          void offer.prompt();
        }}
        onClose={() => {
          withdrawInstallOffer();
          writeStored(DECLINED_KEY, String(Date.now()));
        }}
      />
    </Corner>
  );
}
