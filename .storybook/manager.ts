import { addons } from 'storybook/manager-api';
import { LOOK } from './docs/look';

const dark = matchMedia('(prefers-color-scheme: dark)');
const theme = () => LOOK[dark.matches ? 'dark' : 'light'];

/** `confirm-dialog` is a file; « Confirm dialog » is what people look for. */
const spoken = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

addons.setConfig({
  theme: theme(),
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'component' || type === 'group' ? spoken(name) : name),
  },
});

addons.register('memeprix/look', (api) => {
  dark.addEventListener('change', () => api.setOptions({ theme: theme() }));
});
