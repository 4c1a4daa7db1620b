import type { EntityManager } from '@mikro-orm/postgresql';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { Role } from '../../accounts/account.entity';
import type { Done, TooManyTries } from '../../accounts/account.types';
import type { RegistrationService } from '../../accounts/registration/registration.service';
import { readPhone } from '../../accounts/registration/contact';
import type { Clock } from '../../clock';
import { Fault } from '../../errors';
import { cleanText } from '../../text';
import type { Geocoder } from '../geocoding/geocoder';
import { AddressUnknown } from './own-shop.types';
import { shopNameFrom } from './own-shop.service';
import * as t from './own-shop.texts';
import { Shop, ShopKind } from '../shop.entity';
import { locate, type Whereabouts, zoneOf } from '../whereabouts';
import { Field, InputType } from 'type-graphql';

type Point = Pick<Whereabouts, 'latitude' | 'longitude'>;

export class OwnerRegistrationService {
  constructor(
    private readonly clock: Clock,
    private readonly registration: RegistrationService,
    private readonly geocoder: Geocoder,
  ) {}

  /**
   * Creates an owner’s account, inactive until its mailed link is followed, and a shop with the same id, hidden until
   * its setup steps are done. Throws BAD_USER_INPUT for an invalid field. `point` is used when there is no address.
   */
  async register(
    input: OwnerRegistrationInput,
    caller: string,
    point?: Point,
  ): Promise<Done | AddressUnknown | TooManyTries> {
    const { kind } = input;
    const name = shopNameFrom(input.shopName);
    if (readPhone(input.phone) === null) throw new Fault('BAD_USER_INPUT', phoneNeeded());
    const place = await this.placeOf(cleanText(input.address, 330, t.address()), point);
    if (!place) return new AddressUnknown();
    const shop = { name, kind, ...place };
    return this.registration.open(Role.OWNER, input, caller, async (em: EntityManager, { id }) => {
      const known = await em.findOne(Shop, { id });
      if (known) em.assign(known, shop);
      else em.create(Shop, { id, ...shop, createdAt: this.clock.now() });
    });
  }

  private async placeOf(address: string, point?: Point): Promise<Whereabouts | null> {
    if (address !== '') return locate(this.geocoder, address);
    if (!point || !(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) return null;
    // The address is one of the setup steps before customers see the shop.
    return { address: '', postcode: '', city: '', zone: zoneOf(''), ...point };
  }
}

@InputType()
export class OwnerRegistrationInput {
  @Field(() => String, { description: 'Name on the shop front, 1 to 120 characters.' }) shopName!: string;
  @Field(() => String, { description: 'Street, number and town; it must be found on the map.' }) address!: string;
  @Field(() => ShopKind) kind!: ShopKind;
  @Field(() => String, { description: 'Name of the owner, 1 to 120 characters.' }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'Phone of the owner, 8 to 15 digits; customers do not see it.' }) phone!: string;

  @Field(() => String, {
    description: '8 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.',
  })
  password!: string;

  @Field(() => Boolean, { nullable: true, description: 'The terms were accepted; told, not asked for.' })
  acceptsTerms?: boolean | null;
}
