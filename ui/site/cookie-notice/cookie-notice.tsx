import { X } from 'lucide-react';
import { IconButton } from '../../base/icon-button/icon-button';
import { TextLink } from '../../base/text-link/text-link';

export interface CookieNoticeProps {
  privacyHref?: string;
  onClose: () => void;
}

/** Nothing to accept: says once that there is nothing to refuse. */
export function CookieNotice({ privacyHref = '/confidentialite', onClose }: CookieNoticeProps) {
  return (
    <section
      aria-label="Cookies"
      className="flex animate-appear items-start gap-x-3 rounded-card border border-line bg-raised py-2 ps-5 pe-2 shadow-card"
    >
      <p className="min-w-0 grow py-2.5">
        <strong className="font-semibold">Pas de cookies de suivi ici.</strong> Votre appareil garde de quoi vous
        reconnaître et retrouver votre adresse.{' '}
        <TextLink href={privacyHref} tone="quiet">
          Ce que nous gardons
        </TextLink>
      </p>
      <IconButton label="Fermer" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
