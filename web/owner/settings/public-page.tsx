import { Download } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { FormSection } from '../../../ui/owner/form-frame/form-section';
import type { PosterFormat } from './poster';
import * as t from './poster.texts';

export interface PublicPageProps {
  address: string;
  onPoster: (format: PosterFormat) => void;
}

/** Link to the shop's public page, and posters with its QR code for the counter. */
export function PublicPage({ address, onPoster }: PublicPageProps) {
  return (
    <FormSection title={t.publicPage()} text={t.publicPageText()}>
      <TextLink standalone href={address} target="_blank" className="justify-self-start">
        {/* A slug is made of French words. */}
        <span lang="fr">{address.replace(/^https?:\/\//, '')}</span>
      </TextLink>
      <div className="flex flex-wrap gap-3">
        {(['A5', 'A4'] as const).map((format) => (
          <Button key={format} tone="quiet" onClick={() => onPoster(format)}>
            <Download aria-hidden="true" />
            {t.poster(format)}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}
