// Who may import whom. Every rule says why; import-law.test.ts sees each of them fire.

/** Left to right: a module knows those before it. */
const MODULES = [
  'mail',
  'accounts',
  'media',
  'shops',
  'menus',
  'carts',
  'pickup',
  'payments',
  'orders',
  'reviews',
  'printing',
  'notifications',
  'voice',
  'reports',
];
const TESTS = '\\.(test|bench|stories)\\.tsx?$|\\.mdx$';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'ui-shows-and-knows-nothing',
      'ui/ renders props. It knows no page, query or server, so that it can be lifted out and shown alone.',
      { path: '^ui/' },
      { path: '^(web|graphql/(?!(rules|texts)/)|server|tests)/' },
    ),
    rule(
      'ui-has-no-data-source',
      'What ui/ shows comes in by props: no GraphQL, no router, no payment script.',
      { path: '^ui/' },
      { path: 'node_modules/(@apollo|graphql|graphql-ws|react-router|react-router-dom|@stripe)/' },
    ),
    rule(
      'ui-theme-is-the-ground',
      'Roles of colour and shape are there before any component.',
      { path: '^ui/theme/', pathNot: TESTS },
      { path: '^ui/(base|food|site|owner)/' },
    ),
    rule(
      'ui-base-knows-no-trade',
      'ui/base would survive in a shoe shop.',
      { path: '^ui/(base|theme)/' },
      { path: '^(ui/(food|site|owner)|graphql/rules)/' },
    ),
    rule(
      'rules-are-pure',
      'What both halves decide alike is plain TypeScript: it runs in the browser and on the server, so it knows neither, and of packages only the solver.',
      { path: '^graphql/rules/', pathNot: TESTS },
      { path: '^(ui|web|server|tests|graphql/generated)/|node_modules/(?!yalps/)' },
    ),
    rule(
      'texts-are-a-leaf',
      'How texts are said in several locales is known to everybody, so it knows nobody.',
      { path: '^graphql/texts/' },
      { path: '^(ui|web|server|graphql/(?!texts/)|tests)/' },
    ),
    rule(
      'ui-food-knows-no-frame',
      'A shop card is the same in any page frame and on either side of the counter.',
      { path: '^ui/food/' },
      { path: '^ui/(site|owner)/' },
    ),
    rule(
      'ui-site-and-owner-stay-apart',
      'Frames of pages and tools of owners meet in web/, or share a part in ui/base or ui/food.',
      { path: '^ui/(site|owner)/' },
      { path: '^ui/(site|owner)/', pathNot: '^ui/$1/' },
    ),
    rule(
      'screens-do-not-cross',
      'Two screens meet in a room of web/ or in ui/, so that one can be changed or removed without reading the other.',
      { path: '^web/(customer|owner)/([^/]+)/' },
      { path: '^web/(customer|owner)/', pathNot: '^web/$1/$2/' },
    ),
    rule(
      'web-speaks-by-generated-hooks',
      'The halves meet in the schema: web/ uses its generated hooks, never the server’s code.',
      { path: '^web/', pathNot: '\\.test\\.ts$' },
      { path: '^(server|tests|graphql/(?!(generated|rules|texts)/))' },
    ),
    rule(
      'rooms-between-screens-know-none',
      'What all screens share knows none of them.',
      { path: '^web/(session|offline|push|ordering|shops|items|page)/' },
      { path: '^web/(customer|owner|app)/' },
    ),
    rule(
      'nothing-imports-web-app',
      'web/app wires the screens together; a screen that needs something of it finds it in a room of web/. The workbench shows it whole.',
      { path: '^(?!web/app/|tests/|\\.storybook/)' },
      { path: '^web/app/' },
    ),
    rule(
      'generated-code-stands-alone',
      'Generated hooks depend on Apollo Client only.',
      { path: '^graphql/generated/' },
      { path: '^(ui|web|server|tests)/' },
    ),
    rule(
      'server-knows-no-screen',
      'The server prints the schema; what is made of it on screens is none of its business, but for the operations it knows by their text or hash.',
      { path: '^server/' },
      { path: '^(ui|web|graphql/(?!(rules|texts)/|generated/(persisted|known|server)-operations\\.json))' },
    ),
    rule(
      'leaves-are-leaves',
      'Clock, money, errors, queue and configuration may be used by every module, so they use none.',
      { path: '^server/[^/]+\\.ts$', pathNot: TESTS },
      { path: '^server/[^/]+/', pathNot: '^server/platform/context\\.ts$' },
    ),
    ...MODULES.slice(0, -1).map((name, index) =>
      rule(
        `${name}-looks-left`,
        `Modules are a line, not a net: ${name} may use what stands left of it and nothing of what stands right.`,
        { path: `^server/${name}/`, pathNot: TESTS },
        { path: `^server/(${MODULES.slice(index + 1).join('|')})/` },
      ),
    ),
    rule(
      'nothing-imports-server-platform',
      'server/platform wires the modules together. Only the type of its context is known to the routes.',
      { path: '^server/(?!platform/)', pathNot: TESTS },
      { path: '^server/platform/', pathNot: '^server/platform/context\\.ts$' },
    ),
    rule(
      'jobs-are-run-by-platform-alone',
      'Whoever wants something done later enqueues it (server/queue.ts), in the transaction that makes it necessary.',
      { path: '^server/(?!platform/|database/migrate)', pathNot: TESTS },
      { path: 'node_modules/graphile-worker/' },
    ),
    rule(
      'context-is-only-a-type',
      'A route gets its context handed over; it never makes one.',
      { path: '^server/(?!platform/)', pathNot: TESTS },
      { path: '^server/platform/context\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'routes-are-mounted-by-platform-alone',
      'A resolver or a REST route holds no rule, so nobody but server/platform needs it.',
      { path: '^server/(?!platform/)', pathNot: `\\.(resolver|routes)\\.ts$|${TESTS}` },
      { path: '\\.(resolver|routes)\\.ts$' },
    ),
    rule(
      'routes-stay-in-their-module',
      'Two routes that share something share a service, or a file beside them.',
      { path: '^server/([^/]+)/.*\\.(resolver|routes)\\.ts$' },
      { path: '\\.(resolver|routes)\\.ts$', pathNot: '^server/$1/' },
    ),
    rule(
      'routes-touch-no-database',
      'A route authenticates, calls and answers; reading and writing is for services.',
      { path: '^server/.*\\.(resolver|routes)\\.ts$' },
      {
        path: '(node_modules/(@mikro-orm/(core|postgresql|sql)|pg)/|^server/database/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'database-is-below-the-services',
      'server/database knows the entities, never a service.',
      { path: '^server/database/', pathNot: TESTS },
      { path: '\\.service\\.ts$' },
    ),
    rule(
      'production-knows-no-test',
      'What is shipped never leans on tests, stories or benchmarks.',
      { path: '^(ui|web|server|graphql)/', pathNot: TESTS },
      { path: `^tests/|${TESTS}` },
    ),
    rule(
      'server-runs-without-development-packages',
      'A server installed without development packages must start.',
      { path: '^server/', pathNot: `${TESTS}|vite\\.config\\.ts$` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('no-circles', 'Two files that need each other are one file, or hide a third.', {}, { circular: true }),
    rule(
      'nothing-is-missing',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
};
