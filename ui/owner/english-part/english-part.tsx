import type { ReactNode } from 'react';
import { Disclosure } from '../../base/disclosure/disclosure';
import { TextAreaField } from '../../base/field/text-area-field';
import { TextField } from '../../base/field/text-field';
import * as t from './english-part.texts';

/** English texts; null when none was written, undefined when the field is not offered. */
export interface English {
  nameEn?: string | null;
  descriptionEn?: string | null;
}

export interface EnglishPartProps {
  value: English;
  onChange: (part: English) => void;
  /** Additional fields for English names. */
  children?: ReactNode;
  className?: string;
}

/** Optional fields for the English texts of an item. */
export function EnglishPart({ value, onChange, children, className }: EnglishPartProps) {
  const { nameEn, descriptionEn } = value;
  return (
    <Disclosure title={t.inEnglish()} aside={t.optional()} className={className ?? 'border-t border-line pt-2'}>
      <div className="grid gap-5 pb-2">
        <p className="text-ink-muted">{t.whoReads()}</p>
        {nameEn !== undefined && (
          <TextField
            label={t.name()}
            lang="en"
            maxLength={120}
            value={nameEn ?? ''}
            onChange={(text) => onChange({ nameEn: text })}
          />
        )}
        {descriptionEn !== undefined && (
          <TextAreaField
            label={t.description()}
            lang="en"
            maxLength={500}
            value={descriptionEn ?? ''}
            onChange={(text) => onChange({ descriptionEn: text })}
          />
        )}
        {children}
      </div>
    </Disclosure>
  );
}
