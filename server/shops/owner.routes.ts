import { z } from 'zod';
import { Fault } from '../errors';
import { Refusal } from '../refusal';
import { each, type RouteModule, failures, text } from '../rest-route';
import { decimalIn } from '../text';
import { AddressUnknown } from './own-shop.types';
import { ShopKind } from './shop.entity';
import * as t from './shop.texts';

const KINDS = new Map([
  ['boulangerie', ShopKind.BOULANGERIE],
  ['restaurant', ShopKind.RESTAURANT],
  ['cafe', ShopKind.CAFE],
]);

const degrees = z.union([z.number(), z.string()]).nullish().describe('Degrees.');
const signUp = z.object({
  ...each(text(400).optional(), 'name', 'shopName'),
  ...each(text(40).optional(), 'mobile', 'restaurantType'),
  ...each(text(128).optional(), 'password', 'confirmPassword'),
  ...each(degrees, 'lat', 'lng'),
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
    {
      schema: {
        summary: 'Signs a shop and its owner up; the same answer for a known address, which gets a mail saying so.',
        body: signUp,
        response: { 201: z.object({ message: z.string() }), ...failures },
      },
    },
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
