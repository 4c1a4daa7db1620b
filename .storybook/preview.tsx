import type { Preview } from '@storybook/react-vite';
import '../ui/theme/theme.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Téléphone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablette 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Ordinateur 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Écran 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Clair ou sombre',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Clair' },
          { value: 'dark', title: 'Sombre' },
          { value: 'system', title: 'Système' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme']);
      if (theme === 'system') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = theme;
      document.documentElement.lang = 'fr';
      return <Story />;
    },
  ],
};

export default preview;
