import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import tailwind from 'eslint-plugin-better-tailwindcss';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { NEWER_FEATURES } from './tests/contract/newer-features.ts';
import { PROP_LAW } from './tests/contract/prop-law.ts';
import { TEXT_RULE } from './tests/contract/text-law.ts';
import { TOKEN_LAW } from './tests/contract/token-law.ts';
import { iconGroups } from './.storybook/docs/icon-meanings.ts';

const CODE = ['**/*.{ts,tsx}', 'server/**/*.js'];
const TESTS = ['**/*.{test,bench,stories}.{ts,tsx}', 'tests/**'];

/** The demo’s own shops, and what whoever runs the product reads in a terminal, in French: lines of the start, the audit. */
const DEMO_AND_TERMINAL = [
  'server/{demo,audit}/**',
  'server/environment.ts',
  'server/database/{embedded,migrate}.ts',
  'server/platform/start-checks.ts',
];

const ONE_CLOCK = 'Time comes from server/clock.ts alone, so that tests and the demo can choose it: take a Clock.';
const CLOCKS = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: ONE_CLOCK },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: ONE_CLOCK },
  {
    selector:
      "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(now|local|utc)$/][arguments.length=0]",
    message: ONE_CLOCK,
  },
];
/** A slow machine is no mistake of the product. */
const ELAPSED_TIME = {
  selector:
    "BinaryExpression[operator='-'] > CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name='now']",
  message: 'Count statements, calls or attempts, or let a fake clock pass; what is a time belongs to tests/bench.',
};
const SERVER_SYNTAX = [
  {
    selector:
      "CallExpression[callee.property.name='lock'][callee.object.name=/^(em|manager)$/], CallExpression[callee.property.name='lock'][callee.object.property.name='em']",
    message: 'em.lock does not read the locked row again: update conditionally, or find it with lockMode.',
  },
];

const IMPORT_PATTERNS = [
  {
    regex: '^\\..*/(utils?|helpers?|common|types|hooks)/',
    message: 'Folders are named after their subject.',
  },
  { regex: '^\\..*/index$', message: 'No barrels: import the file that holds it.' },
];
const PHYSICAL_SIDES = {
  pattern:
    '(?:^|:)(?:-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-|$)|(?:text|float)-(?:left|right)$)',
  message: 'A page may be read from the right: ms-, pe-, start-, text-end.',
};
const MEANT_ICONS = {
  name: 'lucide-react',
  allowImportNames: ['LucideIcon', ...iconGroups.flatMap(({ icons }) => Object.keys(icons))],
  message: 'One sign, one meaning: give it a line in .storybook/docs/icon-meanings.ts.',
};

export default defineConfig(
  globalIgnores(['dist/', '.data/', 'graphql/generated/', 'graphql/schema.graphql', '**/*.cjs']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: CODE,
    extends: [js.configs.recommended, ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off', // an interface for shapes, a type for the rest, by taste
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/dot-notation': 'off', // index signatures are read by brackets, and some names are known to types
      '@typescript-eslint/non-nullable-type-assertion-style': 'off', // its cure is forbidden below
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off', // generated and foreign enums meet their own values as text
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', name: 'ErrorLike', package: '@apollo/client' }] },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/require-await': 'off', // a verb of a service is async whether or not it waits today
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-undef': 'off', // the compiler knows, of JavaScript too
      'no-control-regex': 'off', // such patterns are how control characters are refused
      'no-restricted-imports': ['error', { patterns: IMPORT_PATTERNS }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    // What tools load by its default export.
    files: ['**/*.config.ts', '.storybook/**', '**/*.stories.tsx', 'tests/support/*.setup.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['server/**/*.ts', 'web/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}', 'tests/**/*.ts'],
    ignores: [
      'server/config.ts',
      'server/platform/develop.ts',
      'server/platform/launch.js',
      'tests/support/**',
      '**/*.config.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read and checked in server/config.ts alone.',
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...CLOCKS, ...SERVER_SYNTAX] },
  },
  { files: ['server/clock.ts'], rules: { 'no-restricted-syntax': ['error', ...SERVER_SYNTAX] } },
  // What the specification says is only logged, is logged.
  { files: ['web/**'], rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] } },
  {
    files: ['server/config.ts', '.storybook/checks/**', 'tests/{support,soak,bench,journeys,lighthouse,visual}/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['server/database/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    files: TESTS,
    rules: {
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // matchers such as expect.any are typed any
    },
  },
  {
    files: ['{ui,web}/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.strict],
  },
  {
    files: ['{ui,web}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'ui/theme/theme.css', detectComponentClasses: true } },
    rules: {
      'better-tailwindcss/no-unknown-classes': 'error',
      'better-tailwindcss/no-conflicting-classes': 'error',
      'better-tailwindcss/no-duplicate-classes': 'error',
      'better-tailwindcss/no-deprecated-classes': 'error',
    },
  },
  {
    files: ['{ui,web}/**/*.tsx'],
    // Coordinates of a map, decoration, and an amount, which is written from left to right everywhere.
    ignores: ['ui/food/shop-map/shop-map.tsx', 'ui/site/login-frame/login-frame.tsx', 'ui/base/price/price.tsx'],
    rules: { 'better-tailwindcss/no-restricted-classes': ['error', { restrict: [PHYSICAL_SIDES] }] },
  },
  {
    files: ['{ui,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'ui/theme/contrast.ts'],
    rules: { 'no-restricted-syntax': ['error', ...TOKEN_LAW] },
  },
  { files: ['**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', ELAPSED_TIME] } },
  { files: ['**/*.stories.tsx'], rules: { 'no-restricted-syntax': ['error', ELAPSED_TIME, ...TOKEN_LAW] } },
  {
    files: ['ui/**/*.{ts,tsx}'],
    ignores: ['ui/theme/**', ...TESTS],
    rules: {
      'no-restricted-syntax': ['error', ...TOKEN_LAW, ...PROP_LAW],
      'no-warning-comments': ['error', { terms: ['@default true'], location: 'anywhere' }],
    },
  },
  {
    files: ['{ui,web}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: IMPORT_PATTERNS, paths: [MEANT_ICONS] }] },
  },
  {
    files: ['{ui,web,server,graphql/rules}/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      '**/*.texts.{ts,tsx}',
      'ui/theme/**', // the workbench's own pages
      ...DEMO_AND_TERMINAL,
      'server/platform/pages/shop-json-ld.ts', // schema.org’s words
      'web/owner/settings/poster.ts', // PDF’s words
    ],
    plugins: { texts: { rules: { catalogue: TEXT_RULE } } },
    rules: { 'texts/catalogue': 'error' },
  },
  {
    files: ['{ui,web,graphql/rules,graphql/texts}/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/*build-plugin.ts', '**/*.config.ts', 'web/service-worker/**', 'ui/theme/foundations/**'],
    plugins: { browsers: { rules: { 'newer-features': NEWER_FEATURES } } },
    rules: { 'browsers/newer-features': 'error' },
  },
  {
    files: ['graphql/operations/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { schema: 'graphql/schema.graphql', documents: 'graphql/operations/**/*.graphql' },
      },
    },
    plugins: { '@graphql-eslint': graphql, versions: graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/no-one-place-fragments': 'off',
      '@graphql-eslint/require-selections': ['error', { requireAllFields: false }],
      // An order shown without its version could put an older state on a page (web/app/apollo/cache.ts).
      'versions/require-selections': ['error', { fieldName: 'version' }],
    },
  },
);
