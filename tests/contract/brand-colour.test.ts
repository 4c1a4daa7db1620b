import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PALETTE } from '../../.storybook/docs/look.ts';

// What stands outside of the reach of theme.css says the colour of the page once more; PALETTE is held to theme.css by
// workbench.test.ts.
const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const { light, dark } = PALETTE;

test('the web manifest uses the page’s background colour', () => {
  const manifest = JSON.parse(read('web/public/manifest.webmanifest')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ background_color: light.canvas, theme_color: light.canvas });
});

test('the browser’s theme colour is the page’s background colour in both themes', () => {
  const tags = read('web/index.html').match(/<meta name="theme-color"[^>]*>/g) ?? [];
  expect(tags.map((tag) => /\((.*)\)".*content="(.*)"/.exec(tag)?.slice(1))).toEqual([
    ['prefers-color-scheme: light', light.canvas],
    ['prefers-color-scheme: dark', dark.canvas],
  ]);
});

test('mails use the page’s background colour', () => {
  const grounds = read('server/mail/mail-layout.ts').match(
    /(?<=<body style="[^"]*background:|<table[^>]*collapse;background:)#\w+/g,
  );
  expect(grounds).toEqual([light.canvas, light.canvas]);
});
