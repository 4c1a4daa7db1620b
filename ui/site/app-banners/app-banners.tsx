import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { BrandMark } from '../brand/brand';
import * as t from './app-banners.texts';

export interface InstallBannerProps {
  onInstall: () => void;
  onClose: () => void;
}

/** Banner shown when the browser offers to install the app; texts of specification 6.5. */
export function InstallBanner({ onInstall, onClose }: InstallBannerProps) {
  return (
    <Banner
      icon={<BrandMark />}
      title={t.installTitle()}
      confirmLabel={t.install()}
      cancelLabel={t.decline()}
      onConfirm={onInstall}
      onClose={onClose}
    />
  );
}

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
      title={t.updateTitle()}
      text={t.updateText()}
      confirmLabel={busy ? t.updating() : t.update()}
      cancelLabel={t.later()}
      busy={busy}
      onConfirm={onInstall}
      onClose={onClose}
    />
  );
}

export interface OfflineBannerProps {
  restored?: boolean;
  /** Age of the shown data, « Vu il y a 12 min. »; undefined while it is fresh. */
  seenText?: string;
}

/**
 * Banner for a lost or restored network. The parent must provide the live region, which has to exist before its text is
 * set.
 */
export function OfflineBanner({ restored = false, seenText }: OfflineBannerProps) {
  const Icon = restored ? Wifi : WifiOff;
  return (
    <p
      className={`inline-flex max-w-full animate-appear items-center gap-3 rounded-card px-5 py-3 font-semibold shadow-raised ${restored ? 'bg-positive-soft text-positive' : 'bg-ink text-canvas'}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">
        {restored ? t.restored() : t.offline()}
        {seenText && !restored && <span className="font-normal"> {seenText}</span>}
      </span>
    </p>
  );
}

interface BannerProps {
  icon: ReactNode;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Unobtrusive offer beside the content, dismissed with one press. */
function Banner(props: BannerProps) {
  const { icon, title, text, confirmLabel, cancelLabel, busy, onConfirm, onClose } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`flex animate-appear flex-wrap gap-4 rounded-card border border-line bg-raised p-4 shadow-raised md:p-5 ${text ? 'items-start' : 'items-center'}`}
    >
      <div
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-xl text-accent-ink [&>.lucide]:size-6"
      >
        {icon}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-1 wrap-anywhere">
        <h2 id={titleId} className="text-lg/snug">
          {title}
        </h2>
        {text && <div className="text-ink-muted">{text}</div>}
      </div>
      <div className="flex flex-wrap gap-3 self-center">
        <Button busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </section>
  );
}
