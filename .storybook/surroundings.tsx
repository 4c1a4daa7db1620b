import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { chooseLocale, LOCALES } from '../graphql/texts/text';

const choice = <Icon extends string>(description: string, icon: Icon, titles: Record<string, string>) => ({
  description,
  toolbar: { icon, items: Object.entries(titles).map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/** What a person brings along: light, eyesight, patience with movement, direction of reading. A story may fix its own by `globals`. */
export const TOOLBAR = {
  theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
  textSize: choice('Text size', 'zoom', { '100': 'Text 100 %', '130': 'Text 130 %', '200': 'Text 200 %' }),
  motion: choice('Motion', 'lightning', { full: 'Motion', reduced: 'Reduced motion' }),
  language: choice('Language', 'globe', { specified: 'As specified', fr: 'Français', en: 'English' }),
  direction: choice('Direction of reading', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
} satisfies Preview['globalTypes'];

/** Puts the chosen surroundings where the product reads them: on the document, as a browser would. */
export const surroundings: Decorator = (Story, { globals, viewMode }) => {
  const { theme, textSize, motion, direction, language } = globals as Record<string, string>;
  const page = document.documentElement;
  const locale = LOCALES.find((one) => one === language) ?? 'specified';
  chooseLocale(() => locale);
  page.lang = locale === 'en' ? 'en' : 'fr';
  // A page of documentation holds many stories: there each keeps its direction to itself and none enlarges the page.
  if (viewMode === 'docs')
    return (
      <div
        lang={page.lang}
        dir={direction}
        data-theme={theme === 'system' ? undefined : theme}
        className="bg-canvas font-sans text-base text-ink"
      >
        <Story />
      </div>
    );
  if (theme === 'system' || theme === undefined) delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  page.dir = direction ?? 'ltr';
  page.style.fontSize = textSize === '100' ? '' : `${textSize ?? '100'}%`;
  if (motion === 'reduced') page.dataset['motion'] = 'reduced';
  else delete page.dataset['motion'];
  // Anew, since nothing else of it changes with the language.
  return (
    <Fragment key={locale}>
      <Story />
    </Fragment>
  );
};
