import { FindDishesDocument, type FindDishesQuery } from '../../graphql/generated/customer/dishes';
import { NearbyShopsDocument, type NearbyShopsQuery } from '../../graphql/generated/customer/search';
import { SuggestAddressesDocument, type SuggestAddressesQuery } from '../../graphql/generated/shared/addresses';
import { samplePictures } from '../samples/pictures';
import { answer, type Answers } from '../mocked-answers';

type Nearby = NearbyShopsQuery['nearbyShops'][number];
type Shop = Nearby['shop'];

/** A window of 12 June 2026, at an hour of Paris; its name is its start. */
export function windowAt(time: string, remaining: number) {
  const startsAt = `2026-06-12T${time}:00+02:00`;
  return { __typename: 'PickupWindow', id: startsAt, startsAt, startTime: time, remaining } as const;
}

/** Whether a door is open, and the words for it. */
export function opening({ isOpen, text }: { isOpen: boolean; text: string }): Shop['opening'] {
  return { __typename: 'Opening', isOpen, closingSoon: false, resumeTime: null, text };
}

const openUntil = (hour: string) => opening({ isOpen: true, text: `Ouvert jusqu'à ${hour}` });

function shop(facts: Pick<Shop, 'id' | 'name'> & Partial<Shop>): Shop {
  return {
    __typename: 'Shop',
    kind: 'BOULANGERIE',
    address: '12 rue des Archives',
    postcode: '75004',
    city: 'Paris',
    pictureUrl: null,
    rating: null,
    reviewCount: 0,
    opening: openUntil('20h'),
    nextPickupWindow: windowAt('12:00', 6),
    earliestPickup: windowAt('12:00', 6),
    dietary: ['VEGETARIAN'],
    menuIsEmpty: false,
    latitude: 48.8575,
    longitude: 2.3572,
    ...facts,
  };
}

export const levain = shop({
  id: 'levain',
  name: 'Maison Levain',
  pictureUrl: samplePictures.croissant,
  rating: 4.8,
  reviewCount: 231,
  opening: openUntil('20h'),
  dietary: ['VEGETARIAN', 'VEGAN', 'ORGANIC'],
});

/** So far from 10 Rue de Rivoli, each in another direction. */
const near = (distanceMetres: number, facts: Shop): Nearby => ({
  __typename: 'NearbyShop',
  distanceMetres,
  shop: {
    ...facts,
    latitude: 48.8555 + (distanceMetres * Math.cos(distanceMetres)) / 111_000,
    longitude: 2.3592 + (distanceMetres * Math.sin(distanceMetres)) / 73_000,
  },
});

/** Open, full, closed, new, without picture, a café: what a street offers. */
export const nearby: NearbyShopsQuery = {
  nearbyShops: [
    near(350, levain),
    near(
      480,
      shop({
        id: 'comptoir',
        name: 'Le Comptoir du Marais',
        kind: 'RESTAURANT',
        address: '31 rue de Turenne',
        pictureUrl: samplePictures.burger,
        rating: 4.4,
        reviewCount: 112,
        opening: opening({ isOpen: true, text: 'Ouvert 24h/24' }),
        dietary: ['HALAL'],
      }),
    ),
    near(
      620,
      shop({
        id: 'archives',
        name: 'Le Fournil des Archives',
        pictureUrl: samplePictures.baguette,
        rating: 4.6,
        reviewCount: 37,
        nextPickupWindow: windowAt('12:00', 0),
        earliestPickup: windowAt('12:45', 4),
      }),
    ),
    near(
      900,
      shop({
        id: 'zinc',
        name: 'Café du Zinc',
        kind: 'CAFE',
        pictureUrl: samplePictures.tart,
        rating: 4.2,
        reviewCount: 58,
        nextPickupWindow: windowAt('12:30', 3),
        earliestPickup: windowAt('12:30', 3),
      }),
    ),
    near(
      1200,
      shop({
        id: 'mie',
        name: 'Mie & Compagnie',
        opening: opening({ isOpen: false, text: 'Fermé · ouvre demain à 7h' }),
        nextPickupWindow: null,
        earliestPickup: null,
      }),
    ),
    near(
      1850,
      shop({
        id: 'pizza',
        name: 'Pizzeria Sant’Antonio di Belleville et du Faubourg',
        kind: 'RESTAURANT',
        pictureUrl: samplePictures.pizza,
        rating: 3.9,
        reviewCount: 9,
      }),
    ),
  ],
};

const rivoli: SuggestAddressesQuery = {
  addresses: [
    {
      __typename: 'Address',
      label: '10 Rue de Rivoli, 75004 Paris',
      latitude: 48.8555,
      longitude: 2.3592,
    },
  ],
};

/** Croissants, here and in a café that bakes them with almonds too. */
const found: FindDishesQuery = {
  findDishes: nearby.nearbyShops
    .filter(({ shop }) => shop.id === 'levain' || shop.id === 'zinc')
    .map(({ distanceMetres, shop }) => ({
      __typename: 'FoundShop',
      distanceMetres,
      shop,
      dishes: ['Croissant', ...(shop.kind === 'CAFE' ? ['Croissant aux amandes'] : [])].map((name, at) => ({
        __typename: 'Item',
        id: shop.id + name,
        name,
        nameLang: null,
        priceCents: 120 + 130 * at,
      })),
    })),
};

export const shops: Answers = {
  ...answer(SuggestAddressesDocument, rivoli),
  ...answer(NearbyShopsDocument, nearby),
  ...answer(FindDishesDocument, found),
};
