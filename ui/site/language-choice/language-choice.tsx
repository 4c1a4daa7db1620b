import type { Language } from '../../../texts/text';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './language-choice.texts';

export interface LanguageChoiceProps {
  /** Null while nobody has chosen: the page speaks as the house is set to. */
  value: Language | null;
  onChange: (language: Language) => void;
}

/** Each language by its own name, so that whoever reads only that one finds it. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  return (
    <Segmented
      label={t.label()}
      value={value ?? ''}
      options={[
        { value: 'fr', label: t.french(), lang: 'fr' },
        { value: 'en', label: t.english(), lang: 'en' },
      ]}
      onChange={(chosen) => onChange(chosen === 'en' ? 'en' : 'fr')}
    />
  );
}
