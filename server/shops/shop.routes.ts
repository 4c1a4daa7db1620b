import { z } from 'zod';
import { requireSignedIn } from '../accounts/principal';
import { Fault } from '../errors';
import { pictureUrl } from '../media/pictures';
import { Refusal } from '../refusal';
import { BEARER, picture, route, type RouteModule, text, each } from '../rest-route';
import { ShopKind } from './shop.entity';
import * as t from './shop.texts';
import { decimalIn } from '../text';
import { AddressUnknown } from './own/own-shop.types';
import type { NearbyShop, Opening } from './shop.types';

const KINDS = new Map([
  ['boulangerie', ShopKind.BOULANGERIE],
  ['restaurant', ShopKind.RESTAURANT],
  ['cafe', ShopKind.CAFE],
]);

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
  .describe('Degrees.');
const shopAnswer = z.object({
  ...each(z.string(), '_id', 'ownerId', 'name', 'kind', 'address', 'openingText'),
  type: z.enum(['boulangerie', 'restaurant']),
  ...each(z.number(), 'lat', 'lng'),
  distance: z.int().describe('Metres.'),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  openUntil: z.string().nullable().describe('Instant; null when closed or always open.'),
  image: picture,
});

const login = z.object({
  email: text(254).optional(),
  password: text(128).optional(),
  restaurantType: z.string().optional(),
  deviceToken: text(4096).nullish(),
  remember: z.boolean().optional().describe('For 30 days instead of 12 hours.'),
});

export const shopRoutes: RouteModule = (app) => {
  app.get(
    '/nearbyboulangeries',
    route(
      'Shops within 10 km, nearest first.',
      { security: BEARER, querystring: z.object({ lat: degrees, lng: degrees }) },
      { 200: z.object({ shops: z.array(shopAnswer) }) },
    ),
    async ({ query, context: { nearbyShops, shops, principal } }) => {
      requireSignedIn(principal);
      const found = await nearbyShops.nearby({ latitude: Number(query.lat), longitude: Number(query.lng) });
      return { shops: await Promise.all(found.map(async (one) => shopBody(one, await shops.opening(one.shop)))) };
    },
  );

  app.post(
    '/owner/login',
    route('Signs an owner in; a café as restaurant.', { body: login }, { 200: z.object({ token: z.string() }) }),
    async ({ body: { email, password, restaurantType, deviceToken, remember = false }, context }) => {
      const kind = KINDS.get(restaurantType ?? '');
      if (!email || !password || !kind) throw new Fault('BAD_USER_INPUT', t.allNeeded());
      const session = await context.shops.loginOwner({ email, password, kind, remember }, context.address);
      if (session instanceof Refusal) return session;
      if (deviceToken) await context.devices.saveAtSignIn(session.account, deviceToken);
      return { token: session.token };
    },
  );
};

function shopBody({ shop, distanceMetres }: NearbyShop, opening: Opening) {
  return {
    _id: shop.id,
    ownerId: shop.id,
    name: shop.name,
    type: shop.kind === ShopKind.BOULANGERIE ? ('boulangerie' as const) : ('restaurant' as const),
    kind: shop.kind.toLowerCase(),
    lat: shop.latitude,
    lng: shop.longitude,
    address: `${shop.address}, ${shop.postcode} ${shop.city}`,
    distance: distanceMetres,
    rating: shop.rating,
    reviewCount: shop.reviewCount,
    openUntil: opening.closesAt?.toISOString() ?? null,
    openingText: opening.text,
    image: pictureUrl(shop.picture),
  };
}

const degreesBody = z.union([z.number(), z.string()]).nullish().describe('Degrees.');
const signUp = z.object({
  ...each(text(400).optional(), 'name', 'shopName'),
  ...each(text(40).optional(), 'mobile', 'restaurantType'),
  ...each(text(128).optional(), 'password', 'confirmPassword'),
  ...each(degreesBody, 'lat', 'lng'),
  email: text(254).optional(),
  address: text(400).optional().describe('Found on the map where it is given; lat and lng count otherwise.'),
});

const pointOf = ({ lat, lng }: z.output<typeof signUp>) =>
  lat === undefined || lat === null || lat === '' || lng === undefined || lng === null || lng === ''
    ? undefined
    : { latitude: decimalIn(lat), longitude: decimalIn(lng) };

export const ownerRoutes: RouteModule = (app) => {
  app.post(
    '/owner/register',
    route(
      'Signs a shop and its owner up; the same answer for a known address, which gets a mail saying so.',
      { body: signUp },
      { 201: z.object({ message: z.string() }) },
    ),
    async ({ body, context: { ownerRegistration, address: caller } }, reply) => {
      const { name, mobile: phone, email, password, confirmPassword, shopName, address = '' } = body;
      const kind = KINDS.get(body.restaurantType ?? '');
      if (!name || !phone || !email || !password || !confirmPassword || !shopName || !kind)
        throw new Fault('BAD_USER_INPUT', t.allNeeded());
      if (password !== confirmPassword) throw new Fault('BAD_USER_INPUT', t.passwordsDiffer());
      const point = pointOf(body);
      if (address.trim() === '' && !point) return new AddressUnknown();
      const input = { name, phone, email, password, shopName, kind, address };
      const result = await ownerRegistration.register(input, caller, point);
      if (result instanceof Refusal) return result;
      reply.status(201);
      return { message: t.created() };
    },
  );
};
