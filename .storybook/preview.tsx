import type { Preview } from '@storybook/react-vite';
import '../ui/theme/theme.css';
import { ACCESSIBILITY } from './accessibility';
import { tidyArgTypes } from './docs/arg-types';
import './docs/docs.css';
import { CONTROLS, DOCS } from './docs/docs-parameters';
import { surroundings, TOOLBAR } from './surroundings';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Welcome',
            'Colour',
            'Type',
            'Spacing and layout',
            'Motion and focus',
            'Icons',
            'Voice and wording',
            'Accessibility',
            'Component conventions',
            'How to add a component',
            'Reviewing',
          ],
          'Base',
          'Food',
          'Site',
          'Counter',
          'Pages',
          ['Customer', 'Owner', 'Everybody'],
        ],
      },
    },
    docs: DOCS,
    controls: CONTROLS,
    a11y: { test: 'error', ...ACCESSIBILITY },
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
  argTypesEnhancers: [tidyArgTypes],
  decorators: [surroundings],
};

export default preview;
