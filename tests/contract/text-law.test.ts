import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { TEXT_RULE } from './text-law.ts';

const linter = new Linter();
const reports = (code: string) =>
  linter
    .verify(
      code,
      {
        files: ['**/*.tsx'],
        languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { texts: { rules: { catalogue: TEXT_RULE } } },
        rules: { 'texts/catalogue': 'error' },
      },
      'page.tsx',
    )
    .map(({ message }) => message);

test.each([
  '<p>Votre panier</p>',
  '<p>ou <b>{name}</b></p>',
  '<Button label="Annuler" />',
  '<Button label={busy ? "Un instant…" : text} />',
  '<input placeholder="Search your address" />',
  'const title = "Retour au panier";',
  'const title = `Commande ${token}`;',
  'const label = { READY: "Prête" };',
  'const said = count + " articles";',
  'throw new Fault("NOT_FOUND", "Cette commande n’existe pas.");',
  'switch (state) { case "READY": return "Prête"; }',
])('what people read is reported: %s', (code) => {
  expect(reports(code)).toHaveLength(1);
});

test.each([
  '<p>{t.empty()}</p>',
  '<p className="grid gap-2 sm:flex">{name} : {count}</p>',
  '<Link to="/Items/all" rel="noopener noreferrer" type="Button" />',
  'if (order.__typename === "Order") throw new Error("An order without its window.");',
  'const cardClass = "flex items-center";',
  'const card = tv({ base: "block truncate" });',
  'switch (kind) { case "Order": break; }',
  'import type { A } from "Some thing here"; type Shown = "Until 5 PM" | "After 5 PM";',
  'console.warn("No service worker.");',
  'const names = { "Content type": 1 };',
])('what machines and developers read is not: %s', (code) => {
  expect(reports(code)).toEqual([]);
});
