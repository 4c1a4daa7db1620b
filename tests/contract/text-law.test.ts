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
  'class Full extends Refusal { constructor() { super("Plus de place"); } }',
  'const title = "Sous-total";',
  '<Button label="OK" />',
  '<p>{isOpen ? "ouvert" : null}</p>',
  '<p>{"ou"}</p>',
  'const shown = { label: "TOTAL" };',
  'const said = `${count} articles`;',
  'const said = `TOTAL ${sum}`;',
  'const page = `<h1 class="big">Votre panier</h1>`;',
  '<Button onPress={() => tellAll("Votre panier est vide")} />',
  'log(() => ({ text: "Votre panier est vide" }));',
  'const said = "with your order";',
])('the text lint reports hard-coded user-visible text: %s', (code) => {
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
  'class Gone extends NotFoundError { constructor() { super("No such order"); } }',
  'class Fault extends Error { name = "Fault"; }',
  '<p>{state === "ready" && <b>{name}</b>}</p>',
  'const card = tv({ slots: { label: "font-bold", title: "flex" } });',
  'shopRead(app, ["/items", "The menu of a shop, by category."], answer);',
  'const joining = new Set("avec et for pour".split(" "));',
  'const touched = `touched as (update cart set touched_at = ?)`; const due = "run_at <= now() and locked_at is null";',
  'sql`${column} as "${name}"`;',
  'preparedQuery("refunds of orders", "select 1");',
  'socket.close(4401, "Signed out"); limiter.refuse("mail", `signUp ${email}`);',
  'warn(`the replica ${host} is left out for now`);',
  'const lines = [`# TYPE ${name} gauge`, `requests_count ${count}`];',
  'const options = [{ value: "MM58", label: "58 mm" }];',
  'const DISH_NAMES = { Boissons: ["Thé", "Jus d’orange"] };',
  'const plain = { œ: "oe", Œ: "Oe" };',
])('the text lint accepts text for machines and developers: %s', (code) => {
  expect(reports(code)).toEqual([]);
});

test.each(['new Intl.NumberFormat("fr-FR")', 'price.toLocaleString("en-US")', 'at.setLocale("fr")'])(
  'the text lint reports a hard-coded locale in formatting: %s',
  (code) => {
    expect(reports(code)).toEqual([expect.stringContaining('language()')]);
  },
);

test.each(['new Intl.NumberFormat(language())', 'new Intl.DateTimeFormat("sv-SE")', 'name.toLocaleLowerCase("fr")'])(
  'the text lint accepts language(), machine-readable formats and letter case: %s',
  (code) => {
    expect(reports(code)).toEqual([]);
  },
);
