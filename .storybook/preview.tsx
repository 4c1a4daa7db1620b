import type { Preview } from '@storybook/react-vite';
import '../ui/theme/theme.css';
import { surroundings, TOOLBAR } from './surroundings';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Foundations', 'Base', 'Food', 'Site', 'Counter', 'Pages', ['Customer', 'Owner', 'Everybody']],
      },
    },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: TOOLBAR,
  initialGlobals: { theme: 'light', textSize: '100', motion: 'full', direction: 'ltr' },
  decorators: [surroundings],
};

export default preview;
