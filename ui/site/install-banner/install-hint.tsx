import { Share, SquarePlus } from 'lucide-react';
import { Banner } from '../banner/banner';
import { BrandMark } from '../brand/brand';

export interface InstallHintProps {
  onClose: () => void;
}

const icon = 'inline size-5 align-text-bottom text-accent-ink';

/** On an iPhone or iPad no page may offer installation: it can only say where the way begins. */
export function InstallHint({ onClose }: InstallHintProps) {
  return (
    <Banner
      icon={<BrandMark />}
      title="Install our app for a better experience!"
      text={
        <ol className="grid list-inside list-decimal gap-1 marker:font-semibold">
          <li>
            Touchez <Share aria-hidden="true" className={icon} /> <strong className="text-ink">Partager</strong> dans la
            barre du navigateur.
          </li>
          <li>
            Choisissez <SquarePlus aria-hidden="true" className={icon} />{' '}
            <strong className="text-ink">« Sur l’écran d’accueil »</strong>.
          </li>
        </ol>
      }
      onClose={onClose}
    />
  );
}
