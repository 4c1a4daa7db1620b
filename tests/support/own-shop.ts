import { graphql, type Somebody, type World } from './world';

const FACTS = `id name kind description phone address pictureUrl today receiptText slotMinutes preparationMinutes
  capacityUnits opening { isOpen pausedUntil text } openingHours { weekday opensAt closesAt }
  exceptionalDays { id kind from to opensAt closesAt reason }`;

/** A shop as its owner is answered. */
interface Shown {
  exceptionalDays: { id: string; kind: string; from: string; reason: string }[];
  openingHours: object[];
  pictureUrl: string | null;
  opening: { pausedUntil: string | null };
}

/** Changes a shop as its owner does; answers the shop as it is then, or the name of the refusal. */
export async function changeShop(world: World, token: string, operation: string, types: string, variables: object) {
  const query = `mutation (${types}) { ${operation} { __typename ... on OwnShop { ${FACTS} } } }`;
  const answer = await graphql(world, token, query, { ...variables });
  return Object.values(answer)[0] as Shown & { __typename: string };
}

/** What a customer sees of a shop. */
export async function shopAsSeen(world: World, customer: Somebody, shopId: string) {
  const { shop } = await graphql(
    world,
    customer.token,
    `
      query ($id: ID!) {
        shop(id: $id) {
          name
          phone
          opening {
            isOpen
            pausedUntil
            text
          }
          openingWeek {
            date
            spans
            exceptional
            reason
          }
          pickupWindows {
            pickupWindow
            remaining
          }
        }
      }
    `,
    { id: shopId },
  );
  return shop as {
    name: string;
    opening: { isOpen: boolean; pausedUntil: string | null; text: string };
    openingWeek: { date: string; spans: string[]; exceptional: boolean; reason: string | null }[];
    pickupWindows: { pickupWindow: string; remaining: number }[];
  };
}
