import type { Language } from '../../../graphql/texts/text';
import * as t from './language-choice.texts';

export interface LanguageChoiceProps {
  /** Chosen language; null when none was chosen and the site's default applies. */
  value: Language | null;
  onChange: (language: Language) => void;
}

/** Shows each language under its own name, so that it is found without knowing the current one. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const button = (language: Language, name: string) => (
    <button
      type="button"
      lang={language}
      aria-pressed={language === value}
      onClick={() => onChange(language)}
      className="min-h-11 rounded-tag px-3 font-semibold text-ink-muted underline-offset-4 hover:underline aria-pressed:text-ink aria-pressed:underline"
    >
      {name}
    </button>
  );
  return (
    <div role="group" aria-label={t.label()} className="-mx-3 flex">
      {button('fr', t.french())}
      {button('en', t.english())}
    </div>
  );
}
