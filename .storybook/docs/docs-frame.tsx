import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { LOOK, type Theme } from './look';

const DARK = '(prefers-color-scheme: dark)';

type Channel = DocsContainerProps['context']['channel'];

/** What the toolbar says; documentation has no story that would hand it over. */
function lastChosen(channel: Channel): string {
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) {
    const [sent] = (channel.last(event) ?? []) as { globals?: { theme?: string } }[];
    if (sent?.globals?.theme) return sent.globals.theme;
  }
  return 'system';
}

function useTheme(channel: Channel): Theme {
  const [chosen, setChosen] = useState(() => lastChosen(channel));
  const [dark, setDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const follow = () => setChosen(lastChosen(channel));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => {
    const system = matchMedia(DARK);
    const follow = () => setDark(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const theme = chosen === 'system' ? (dark ? 'dark' : 'light') : chosen;
  return theme === 'dark' ? 'dark' : 'light';
}

/** Around every page of documentation: the theme of the toolbar, in the product's own letters and colours. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={LOOK[theme]}>
      {children}
    </DocsContainer>
  );
}
