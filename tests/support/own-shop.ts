import { graphql, type Somebody, type Fixtures } from './fixtures';

/** A shop as its customers see it, as far as its owner decides it. */
interface SeenShop {
  name: string;
  opening: { isOpen: boolean; pausedUntil: string | null; text: string };
  openingWeek: { date: string; spans: string[]; exceptional: boolean; reason: string | null }[];
  pickupWindows: { pickupWindow: string; remaining: number }[];
}

/** What a customer sees of a shop. */
export async function shopAsSeen(fixtures: Fixtures, { token }: Somebody, id: string) {
  const query = `query ($id: ID!) { shop(id: $id) { name phone opening { isOpen pausedUntil text }
    openingWeek { date spans exceptional reason } pickupWindows { pickupWindow remaining } } }`;
  return (await graphql<{ shop: SeenShop }>(fixtures, token, query, { id })).shop;
}
