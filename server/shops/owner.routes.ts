import { Fault } from '../errors';
import { Refusal } from '../refusal';
import { type RouteModule, failures } from '../rest-route';
import { AddressUnknown } from './own-shop.results';
import { ShopKind } from './shop.entity';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const degrees = { type: ['number', 'string', 'null'], description: 'Degrees.' } as const;

const KINDS = new Map([
  ['boulangerie', ShopKind.BOULANGERIE],
  ['restaurant', ShopKind.RESTAURANT],
  ['cafe', ShopKind.CAFE],
]);

interface SignUp {
  name?: string;
  mobile?: string;
  email?: string;
  password?: string;
  confirmPassword?: string;
  shopName?: string;
  restaurantType?: string;
  lat?: number | string | null;
  lng?: number | string | null;
  address?: string;
}

const pointOf = ({ lat, lng }: SignUp) =>
  lat === undefined || lat === null || lat === '' || lng === undefined || lng === null || lng === ''
    ? undefined
    : { latitude: Number(lat), longitude: Number(lng) };

export const ownerRoutes: RouteModule = (app) => {
  app.post<{ Body: SignUp }>(
    '/owner/register',
    {
      schema: {
        summary: 'Signs a shop and its owner up; the same answer for a known address, which gets a mail saying so.',
        body: {
          type: 'object',
          properties: {
            name: text(400),
            mobile: text(40),
            email: text(254),
            password: text(128),
            confirmPassword: text(128),
            shopName: text(400),
            restaurantType: text(40),
            lat: degrees,
            lng: degrees,
            address: { ...text(400), description: 'Found on the map where it is given; lat and lng count otherwise.' },
          },
        },
        response: { 201: { type: 'object', properties: { message: { type: 'string' } } }, ...failures },
      },
    },
    async ({ body, context: { ownerRegistration, address: caller } }, reply) => {
      const { name, mobile: phone, email, password, confirmPassword, shopName, address = '' } = body;
      const kind = KINDS.get(body.restaurantType ?? '');
      if (!name || !phone || !email || !password || !confirmPassword || !shopName || !kind)
        throw new Fault('BAD_USER_INPUT', 'Veuillez remplir tous les champs.');
      if (password !== confirmPassword) throw new Fault('BAD_USER_INPUT', 'Passwords do not match!');
      const point = pointOf(body);
      if (address.trim() === '' && !point) return new AddressUnknown();
      const input = { name, phone, email, password, shopName, kind, address };
      const result = await ownerRegistration.register(input, caller, point);
      if (result instanceof Refusal) return result;
      return reply.status(201).send({ message: 'Owner created successfully!' });
    },
  );
};
