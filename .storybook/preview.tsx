import type { Preview } from '@storybook/react-vite';
import { toast } from 'sonner';
import { configure } from 'storybook/test';
import '../ui/theme/theme.css';
import { ACCESSIBILITY } from './accessibility';
import { tidyArgTypes } from './docs/arg-types';
import './docs/docs.css';
import { CONTROLS, DOCS } from './docs/docs-parameters';
import { COMPONENT_MODES } from './modes';
import { steadyMount } from './steady-mount';
import { surroundings, TOOLBAR } from './surroundings';
import { VIEWPORTS } from './viewports';

// A play may lead to a page whose code comes first, on a machine that does other things as well.
configure({ asyncUtilTimeout: 20_000 });

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
          'Owner',
          'Pages',
          ['Customer', 'Owner', 'Everybody'],
        ],
      },
    },
    docs: DOCS,
    controls: CONTROLS,
    // Tests ask axe themselves (checks/setup.ts), once for what many stories share.
    a11y: { test: import.meta.env['VITEST_STORYBOOK'] === undefined ? 'error' : 'off', ...ACCESSIBILITY },
    chromatic: { modes: COMPONENT_MODES },
    viewport: { options: VIEWPORTS },
  },
  globalTypes: TOOLBAR,
  initialGlobals: { theme: 'light', textSize: '100', motion: 'full', direction: 'ltr', language: 'specified' },
  argTypesEnhancers: [tidyArgTypes],
  decorators: [surroundings],
  mount: steadyMount,
  // A toast of one story does not stay for the next.
  beforeEach: () => {
    toast.dismiss();
  },
};

export default preview;
