import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { chooseLocale, LOCALES } from '../texts/text';

/** What a person brings along: light, eyesight, patience with movement, direction of reading. A story may fix its own by `globals`. */
export const TOOLBAR: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'System' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '130', title: 'Text 130 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'specified', title: 'As specified' },
        { value: 'fr', title: 'Français' },
        { value: 'en', title: 'English' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

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
