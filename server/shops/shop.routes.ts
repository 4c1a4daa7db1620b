import { asSomebody } from '../accounts/principal';
import { Fault } from '../errors';
import { pictureUrl } from '../media/pictures';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { ShopKind } from './shop.entity';

const number = { type: 'number' } as const;
const text = { type: 'string' } as const;
const KINDS = new Map([
  ['boulangerie', ShopKind.BOULANGERIE],
  ['restaurant', ShopKind.RESTAURANT],
]);

interface OwnerCredentials {
  email?: string;
  password?: string;
  restaurantType?: string;
  deviceToken?: string | null;
  remember?: boolean;
}

export const shopRoutes: RouteModule = (app) => {
  app.get<{ Querystring: { lat: string; lng: string } }>(
    '/nearbyboulangeries',
    {
      schema: {
        summary: 'Shops within 10 km, nearest first.',
        security: BEARER,
        querystring: {
          type: 'object',
          properties: { lat: { type: 'string', pattern: DECIMAL }, lng: { type: 'string', pattern: DECIMAL } },
          required: ['lat', 'lng'],
        },
        response: { 200: { type: 'object', properties: { shops: { type: 'array', items: SHOP } } }, ...failures },
      },
    },
    async ({ query, context: { shops, principal } }) => {
      asSomebody(principal);
      const found = await shops.nearby({ latitude: Number(query.lat), longitude: Number(query.lng) });
      return {
        shops: await Promise.all(
          found.map(async ({ shop, distanceMetres }) => {
            const opening = await shops.opening(shop);
            return {
              _id: shop.id,
              ownerId: shop.id,
              name: shop.name,
              type: shop.kind === ShopKind.BOULANGERIE ? 'boulangerie' : 'restaurant',
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
          }),
        ),
      };
    },
  );

  app.post<{ Body: OwnerCredentials }>(
    '/owner/login',
    {
      schema: {
        summary: 'Signs an owner in; a café as restaurant.',
        body: {
          type: 'object',
          properties: {
            email: { type: 'string', maxLength: 254 },
            password: { type: 'string', maxLength: 128 },
            restaurantType: text,
            deviceToken: { type: ['string', 'null'], maxLength: 4096 },
            remember: { type: 'boolean' },
          },
        },
        response: { 200: { type: 'object', properties: { token: text } }, ...failures },
      },
    },
    async ({ body: { email, password, restaurantType, deviceToken, remember = false }, context }) => {
      const kind = KINDS.get(restaurantType ?? '');
      if (!email || !password || !kind) throw new Fault('BAD_USER_INPUT', 'Veuillez remplir tous les champs.');
      const session = await context.shops.loginOwner({ email, password, kind, remember }, context.address);
      if (session instanceof Refusal) return session;
      if (deviceToken) await context.devices.saveAtSignIn(session.account, deviceToken);
      return { token: session.token };
    },
  );
};

const DECIMAL = '^-?\\d{1,3}(\\.\\d{1,15})?$';

const SHOP = {
  type: 'object',
  properties: {
    _id: text,
    ownerId: text,
    name: text,
    type: { type: 'string', enum: ['boulangerie', 'restaurant'] },
    kind: text,
    lat: number,
    lng: number,
    address: text,
    distance: { type: 'integer', description: 'Metres.' },
    rating: { type: ['number', 'null'] },
    reviewCount: { type: 'integer' },
    openUntil: { type: ['string', 'null'], description: 'Instant; null when closed or always open.' },
    openingText: text,
    image: { type: ['string', 'null'] },
  },
} as const;
