import { AddPrinterDocument, SaveAutoPrintDocument } from '../../graphql/generated/owner/printers';
import { aCloudPrinter } from './virtual-printer';
import { graphql, type Somebody, type World } from './world';

/** A printer added to a shop: in its network when it has an address, else one that asks for its papers. */
export async function joinPrinter(world: World, { token }: Somebody, address?: string, name = 'Cuisine') {
  const printer =
    address === undefined ? ({ connection: 'CLOUD' } as const) : ({ connection: 'NETWORK', address } as const);
  return (await graphql(world, token, AddPrinterDocument, { input: { name, columns: 32, ...printer } })).addPrinter;
}

/** The one that asks, at the address its shop was shown; the product of this test answers it. */
export const joinedStar = (world: World, pollingUrl: string | null) =>
  aCloudPrinter(world.base + new URL(pollingUrl ?? '').pathname);

/** From now on every order of the shop is printed by itself, or none. */
export const printsByItself = (world: World, { token }: Somebody, wanted = true) =>
  graphql(world, token, SaveAutoPrintDocument, { wanted });
