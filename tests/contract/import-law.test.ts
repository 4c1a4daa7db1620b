import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Law {
  forbidden: { name: string; comment: string }[];
  options: ICruiseOptions;
}

const law = createRequire(import.meta.url)('./import-law.cjs') as Law;

/** The rule, who breaks it, and what is imported: a file of the tree or a package. */
const BROKEN: [rule: string, from: string, to: string][] = [
  ['ui-shows-and-knows-nothing', 'ui/food/menu.tsx', 'web/session/session.ts'],
  ['ui-has-no-data-source', 'ui/site/footer.tsx', '@apollo/client'],
  ['ui-theme-is-the-ground', 'ui/theme/roles.ts', 'ui/base/button.tsx'],
  ['ui-base-knows-no-trade', 'ui/base/dialog.tsx', 'ui/food/ticket.tsx'],
  ['rules-are-pure', 'graphql/rules/phone.ts', 'server/errors.ts'],
  ['rules-are-pure', 'graphql/rules/phone.ts', 'web/page/texts.ts'],
  ['texts-are-a-leaf', 'graphql/texts/text.ts', 'ui/base/price.ts'],
  ['ui-food-knows-no-frame', 'ui/food/receipt.tsx', 'ui/site/header.tsx'],
  ['ui-site-and-owner-stay-apart', 'ui/owner/board.tsx', 'ui/site/banner.tsx'],
  ['screens-do-not-cross', 'web/customer/cart/cart-page.tsx', 'web/customer/payment/payment-view.ts'],
  ['screens-do-not-cross', 'web/owner/menu/menu-page.tsx', 'web/customer/shop/shop-view.ts'],
  ['web-speaks-by-generated-hooks', 'web/customer/order/order-page.tsx', 'server/money.ts'],
  ['rooms-between-screens-know-none', 'web/page/formatting.ts', 'web/owner/board/board-view.ts'],
  ['nothing-imports-web-app', 'web/customer/login/login-page.tsx', 'web/app/router.tsx'],
  ['generated-code-stands-alone', 'graphql/generated/customer/cart.ts', 'web/session/claims.ts'],
  ['server-knows-no-screen', 'server/shops/shop.service.ts', 'web/page/texts.ts'],
  ['leaves-are-leaves', 'server/clock.ts', 'server/shops/opening.ts'],
  ['nothing-imports-server-platform', 'server/media/pictures.ts', 'server/platform/http/http.ts'],
  ['jobs-are-run-by-platform-alone', 'server/menus/days/stock.service.ts', 'graphile-worker'],
  ['context-is-only-a-type', 'server/media/media.routes.ts', 'server/platform/context.ts'],
  ['routes-are-mounted-by-platform-alone', 'server/reports/report.service.ts', 'server/shops/shop.resolver.ts'],
  ['routes-stay-in-their-module', 'server/orders/order.routes.ts', 'server/carts/cart.routes.ts'],
  ['routes-touch-no-database', 'server/menus/menu.resolver.ts', '@mikro-orm/core'],
  ['routes-touch-no-database', 'server/menus/menu.routes.ts', 'server/database/orm.ts'],
  ['database-is-below-the-services', 'server/database/listener.ts', 'server/carts/cart.service.ts'],
  ['production-knows-no-test', 'server/pickup/windows.ts', 'server/pickup/windows.test.ts'],
  ['server-runs-without-development-packages', 'server/orders/token.ts', 'vitest'],
  ['no-circles', 'server/voice/understand.ts', 'server/voice/words.ts'],
  ['nothing-is-missing', 'server/voice/speech.ts', 'server/voice/nowhere'],
];

/** What makes the circle: it is reported once. */
const WAY_BACK = ['server/voice/words.ts', 'server/voice/understand.ts'] as const;

/** Each module leans on the one to its right. */
const line = law.forbidden.flatMap(({ name }) => /^(\w+)-looks-left$/.exec(name)?.[1] ?? []);
for (const [index, name] of line.entries()) {
  BROKEN.push([
    `${name}-looks-left`,
    `server/${name}/leaning.ts`,
    `server/${line[index + 1] ?? 'reports'}/leaned-on.ts`,
  ]);
}

const KEPT: [from: string, to: string][] = [
  ['web/owner/drink/drink-view.ts', 'graphql/rules/vat.ts'],
  ['ui/owner/order-board.tsx', 'graphql/rules/order-labels.ts'],
  ['server/menus/item.inputs.ts', 'graphql/rules/vat.ts'],
  ['web/customer/cart/cart-screen.tsx', 'ui/food/line.tsx'],
  ['web/customer/cart/cart-data.ts', 'graphql/generated/customer/basket.ts'],
  ['web/app/main.tsx', 'web/customer/cart/route.tsx'],
  ['ui/food/picker.tsx', 'ui/base/field.tsx'],
  ['server/orders/order.service.ts', 'server/carts/cart.service.ts'],
  ['server/orders/order.entity.ts', 'server/errors.ts'],
  ['server/orders/order.service.ts', 'server/database/transaction.ts'],
  ['server/orders/order.service.ts', 'server/queue.ts'],
  ['server/platform/jobs/jobs.ts', 'graphile-worker'],
  ['server/platform/graphql/schema.ts', 'server/orders/order.resolver.ts'],
  ['tests/api/orders.test.ts', 'server/orders/order.service.ts'],
];

let root: string;
let violations: { rule: string; from: string; to: string }[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'memeprix-law-'));
  const files = new Map<string, string[]>();
  const add = (path: string, words?: string) =>
    files.set(path, [...(files.get(path) ?? []), ...(words ? [words] : [])]);
  for (const [from, to] of [...BROKEN.map(([, from, to]) => [from, to] as const), ...KEPT, WAY_BACK]) {
    const path = relative(dirname(from), to).replace(/\.tsx?$/, '');
    const isPackage = !/^(ui|web|server|graphql|tests)\//.test(to);
    add(from, `import '${isPackage ? to : path.startsWith('.') ? path : `./${path}`}';`);
    if (!isPackage && /\.tsx?$/.test(to)) add(to);
  }
  const packages = {
    dependencies: { '@apollo/client': '1', '@mikro-orm/core': '1', 'graphile-worker': '1' },
    devDependencies: { vitest: '1' },
  };
  for (const name of Object.keys({ ...packages.dependencies, ...packages.devDependencies })) {
    add(`node_modules/${name}/index.js`, 'export {};');
    add(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  }
  add('package.json', JSON.stringify(packages));
  for (const [path, lines] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), lines.join('\n'));
  }
  const { tsConfig: _, ...options } = law.options;
  const { output } = await cruise(['ui', 'web', 'server', 'graphql', 'tests'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: law.forbidden } as ICruiseOptions['ruleSet'],
  });
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test.each(BROKEN)('%s: %s may not import %s', (rule, from, to) => {
  const found = violations.filter((violation) => violation.rule === rule && violation.from === from);
  const target = rule === 'nothing-is-missing' ? './nowhere' : to;
  expect(found.map((violation) => violation.to)).toContainEqual(expect.stringContaining(target) as string);
});

test.each(KEPT)('%s may import %s', (from, to) => {
  expect(violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});

test('every import rule has a failing example and a comment with its reason', () => {
  expect([...new Set(BROKEN.map(([rule]) => rule))].toSorted()).toEqual(
    law.forbidden.map(({ name }) => name).toSorted(),
  );
  for (const { comment } of law.forbidden) expect(comment).toMatch(/\.$/);
});
