import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NearbyShopsDocument, type NearbyShopsQuery } from '../../../graphql/generated/customer/search';
import { SuggestAddressesDocument } from '../../../graphql/generated/shared/addresses';
import { faultCode, faultMessage, isNetworkLoss } from '../../page/faults';
import {
  saveAddress,
  saveShops,
  readAddress,
  readShops,
  type Place,
  type StoredShop,
  type StoredShops,
} from '../../shops/places';
import { untilLoaded } from '../../offline/until-loaded';
import { useCatchUp } from '../../offline/use-catch-up';
import * as t from './search.texts';
import { knownFacts, shopKind } from '../../shops/shop-facts';

/** Search parameter of the dish search, which restores it on the way back from a menu. */
export const DISH = 'plat';

export interface Located extends Place {
  label: string;
}

type Status = 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
/** `quietly`: repeats a search lost with the network, without a status change. */
type Work = 'searching' | 'refreshing' | 'quietly';

/** Last search, shown at once and refreshed, and the searches that follow. Messages of specification 3.1. */
export function useShopSearch(asked: string | null) {
  const apollo = useApolloClient();
  const [painted] = useState(typedAhead);
  const [address, setAddress] = useState(() => painted?.value || (asked ?? readAddress()));
  const [shops, setShops] = useState(readShops);
  const [placed, setPlaced] = useState(() => shops !== null || readAddress() !== '');
  const [status, setStatus] = useState<Status>('idle');
  const [addressError, setAddressError] = useState<string>();
  const latest = useRef(0);
  const again = useRef<(work: Work) => void>(undefined);
  const [lost, setLost] = useState(false);

  const changeAddress = (text: string) => {
    setAddress(text);
    setAddressError(undefined);
  };

  const locate = async (text: string): Promise<Located> => {
    const { data } = await apollo.query({ query: SuggestAddressesDocument, variables: { text } });
    const [best] = data?.addresses ?? [];
    if (!best) throw new NothingFoundError('Geocoding failed: No results found');
    return best;
  };

  const lookAround = async ({ latitude, longitude }: Place) => {
    const place = { latitude, longitude };
    const query = { query: NearbyShopsDocument, variables: { place }, fetchPolicy: 'network-only' } as const;
    const { data } = await apollo.query(query);
    return toStoredShops(data?.nearbyShops ?? [], place);
  };

  const run = async (work: Work, text: string, known?: Place) => {
    const turn = ++latest.current;
    const overtaken = () => turn !== latest.current;
    again.current = (how) => void run(how, text, known);
    if (work !== 'quietly') setStatus(work);
    if (work === 'searching') setShops(null);
    try {
      const place = known ? { ...known, label: text } : await locate(text);
      const found = await lookAround(place);
      if (overtaken()) return;
      setStatus('idle');
      setLost(false);
      saveShops(found);
      setShops(found);
      setPlaced(true);
      saveAddress(place.label);
      setAddress(place.label);
    } catch (error) {
      if (overtaken()) return;
      console.error(error);
      const wrong = whatIsWrongWithIt(error);
      setAddressError(wrong);
      // Input that is no address is not a failure.
      setStatus(wrong ? 'idle' : 'failed');
      setLost(isNetworkLoss(error));
      // After a wrong address, as after a network loss, the last results are shown again.
      if (wrong || isNetworkLoss(error)) setShops(readShops());
    }
  };

  const searchHere = async () => {
    const turn = ++latest.current;
    setAddressError(undefined);
    setStatus('locating');
    // Loaded on demand, because few customers use it.
    const { devicePosition, positionErrorMessage } = await untilLoaded(() => import('./position'));
    const place = await devicePosition();
    if (turn !== latest.current) return;
    if (typeof place === 'string') {
      setStatus('idle');
      return setAddressError(positionErrorMessage(place));
    }
    setAddress(t.here());
    return run('searching', t.here(), place);
  };

  /** `written` is passed when the field does not show the address yet. */
  const search = (chosen?: Located, written = address) => {
    const text = written.trim();
    if (text === t.here()) return void searchHere();
    setAddressError(text === '' ? t.noAddress() : undefined);
    if (text !== '') void run('searching', text, chosen?.label === text ? chosen : undefined);
  };

  const refresh = () => {
    if (shops?.place) void run('refreshing', readAddress(), shops.place);
    else if (address !== '' && address !== t.here()) void run(shops ? 'refreshing' : 'searching', address);
  };

  useCatchUp(() => {
    if (lost) again.current?.('quietly');
  }, lost);

  // Runs once: searches the address of a form sent before this code was loaded, else refreshes the last search; does
  // neither while the customer is typing.
  useEffect(() => {
    // The removed server-rendered field still holds what was typed while this page rendered.
    if (painted?.value) setAddress(painted.value);
    else (asked ? search : refresh)();
  }, []);

  const retry = () => again.current?.('refreshing');
  return {
    ...{ address, changeAddress, shops, placed, status, addressError, search, retry },
    searchHere: () => void searchHere(),
  };
}

/** Search field of the server-rendered page while it is shown; what was typed there moves into the app's field. */
export function typedAhead(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-shell] [name=adresse]');
}

class NothingFoundError extends Error {}

function whatIsWrongWithIt(error: unknown): string | undefined {
  if (error instanceof NothingFoundError) return t.notAnAddress();
  return faultCode(error) === 'BAD_USER_INPUT' ? faultMessage(error) : undefined;
}

type Nearby = NearbyShopsQuery['nearbyShops'][number];

export function toStoredShops(nearby: readonly Nearby[], place: Place): StoredShops {
  // Shops with an empty menu are left out.
  const shops = nearby.filter(({ shop }) => !shop.menuIsEmpty).map(toStoredShop);
  return {
    boulangeries: shops.filter(({ type }) => type === 'boulangerie'),
    restaurants: shops.filter(({ type }) => type === 'restaurant'),
    place,
  };
}

function toStoredShop({ shop, distanceMetres }: Nearby): StoredShop {
  const kind = shopKind(shop.kind);
  return {
    ...knownFacts(shop),
    ownerId: shop.id,
    name: shop.name,
    type: kind === 'boulangerie' ? 'boulangerie' : 'restaurant',
    kind,
    address: `${shop.address}, ${shop.postcode} ${shop.city}`,
    lat: shop.latitude,
    lng: shop.longitude,
    distance: distanceMetres,
    image: shop.pictureUrl,
    pickupFrom: shop.earliestPickup?.startsAt ?? null,
    dietary: shop.dietary,
  };
}
