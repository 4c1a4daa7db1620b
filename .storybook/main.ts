import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { isDocumented } from './docs/documented-props.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../ui/theme', titlePrefix: 'Foundations' },
    { directory: '../ui/base', titlePrefix: 'Base' },
    { directory: '../ui/food', titlePrefix: 'Food' },
    { directory: '../ui/site', titlePrefix: 'Site' },
    { directory: '../ui/owner', titlePrefix: 'Owner' },
    { directory: '../web/customer', titlePrefix: 'Pages/Customer' },
    { directory: '../web/owner', titlePrefix: 'Pages/Owner' },
    { directory: '../web/app', titlePrefix: 'Pages/Everybody' },
    { directory: '../web/first-paint', titlePrefix: 'Pages/Everybody' },
  ],
  staticDirs: [
    '../web/public',
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts/figtree' },
    { from: '../node_modules/@fontsource-variable/bricolage-grotesque/files', to: '/fonts/bricolage-grotesque' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests read no documentation: to find what it says of the props takes as long as to draw them.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['ui/**/*.tsx', 'web/**/*.tsx'], // what surrounds the stories has no props to explain
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: isDocumented,
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss()],
      // Planted mistakes are tried in a scratch copy, whose packages are a link to ours.
      ...(process.env['VITEST'] && { server: { fs: { strict: false } } }),
      build: {
        // A page shows both themes at once: light-dark() has to stay what it is, which these browsers know.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // Storybook’s own frame and axe weigh this much; nobody waits for them on a phone.
        chunkSizeWarningLimit: 1500,
        // « use client » in packages speaks to frameworks that render on a server: here it may be lost.
        // How long plugins take says more about the machine than about the workbench.
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
      // Found late, a package makes Vite reload in the middle of the first test run of a fresh clone.
      optimizeDeps: {
        include: [
          '@apollo/client/errors',
          'axe-core',
          'lucide-react',
          'maplibre-gl',
          'react-aria-components',
          'sonner',
          'tailwind-variants/lite',
        ],
      },
    }),
};

export default config;
