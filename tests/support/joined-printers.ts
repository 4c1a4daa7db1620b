import { AddPrinterDocument, OwnPrintersDocument, SaveAutoPrintDocument } from '../../graphql/generated/owner/printers';
import { anId } from './an-id';
import { anOrder, eventually } from './ordering';
import { aCloudPrinter } from './virtual-printer';
import { aCustomer, anItem, aShop, graphql, type Somebody, type Fixtures } from './fixtures';

/** A printer added to a shop: in its network when it has an address, else one that asks for its papers. */
export async function addPrinter(fixtures: Fixtures, { token }: Somebody, address?: string, name = 'Cuisine') {
  const printer =
    address === undefined ? ({ connection: 'CLOUD' } as const) : ({ connection: 'NETWORK', address } as const);
  return (await graphql(fixtures, token, AddPrinterDocument, { input: { name, columns: 32, ...printer } })).addPrinter;
}

/** The same, and one in its network is the shop’s already, as if the code on its paper had been typed. */
export async function joinPrinter(fixtures: Fixtures, shop: Somebody, address?: string, name = 'Cuisine') {
  if (address === undefined) return addPrinter(fixtures, shop, address, name);
  const [host, port = '9100'] = address.split(':');
  await fixtures.product.pool.query(
    `insert into printer (id, shop_id, name, connection, columns, host, port, paper_out, created_at)
     values ($1, $2, $3, 'NETWORK', 32, $4, $5, false, $6)`,
    [anId(), shop.id, name, host, port, fixtures.product.clock.now()],
  );
  const { ownPrinters } = await graphql(fixtures, shop.token, OwnPrintersDocument);
  return { pollingUrl: null, printer: ownPrinters.at(-1) };
}

/** The one that asks, at the address its shop was shown; the product of this test answers it. */
export const joinedStar = (fixtures: Fixtures, pollingUrl: string | null) =>
  aCloudPrinter(fixtures.base + new URL(pollingUrl ?? '').pathname);

/** From now on every order of the shop is printed by itself, or none. */
export const printsByItself = (fixtures: Fixtures, { token }: Somebody, wanted = true) =>
  graphql(fixtures, token, SaveAutoPrintDocument, { wanted });

/** A shop that prints every order, unless told not to, and a customer who orders its one item. */
export async function aShopThatPrints(fixtures: Fixtures, wanted = true, item: Parameters<typeof anItem>[2] = {}) {
  const [customer, shop] = [await aCustomer(fixtures, 'Zoé Müller'), await aShop(fixtures, { capacityUnits: 100 })];
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, ...item });
  await printsByItself(fixtures, shop, wanted);
  return {
    shop,
    customer,
    order: (quantity = 1) => anOrder(fixtures, customer, shop.id, { itemId, quantity }),
    join: (address?: string, name?: string) => joinPrinter(fixtures, shop, address, name),
    printers: async () => (await graphql(fixtures, shop.token, OwnPrintersDocument)).ownPrinters,
  };
}

/** The paper a Star printer is offered, as soon as there is one. */
export async function nextPaper(star: ReturnType<typeof aCloudPrinter>): Promise<string> {
  let paper: string | null = null;
  await eventually('there is a paper', async () => (paper = await star.ask()) !== null);
  return String(paper);
}

/** Long enough for a paper that nobody should print. */
export const silence = () => new Promise((resolve) => setTimeout(resolve, 2500));
