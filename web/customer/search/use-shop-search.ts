import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { SuggestAddressesDocument } from '../../../graphql/generated/shared/addresses';
import { faultCode, faultMessage } from '../../page/faults';
import { keepAddress, keepShops, readAddress, readShops, type Place } from '../../shops/places';
import { untilLoaded } from '../../offline/until-loaded';
import { toStoredShops } from './search-view';

export interface Located extends Place {
  label: string;
}

type Status = 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';

/** What stands in the field where no address was typed: searched again, it means wherever one is then. */
const HERE = 'Ma position';
const NO_ADDRESS = 'Veuillez entrer une adresse.';
const NOT_AN_ADDRESS = 'Veuillez sélectionner une adresse valide.';

/** The last search, there at once and made fresh; and the next ones. Words of specification 3.1. */
export function useShopSearch(asked: string | null) {
  const apollo = useApolloClient();
  const [painted] = useState(typedAhead);
  const [address, setAddress] = useState(() => painted?.value || (asked ?? readAddress()));
  const [shops, setShops] = useState(readShops);
  const [status, setStatus] = useState<Status>('idle');
  const [addressError, setAddressError] = useState<string>();
  const latest = useRef(0);

  const changeAddress = (text: string) => {
    setAddress(text);
    setAddressError(undefined);
  };

  const locate = async (text: string): Promise<Located> => {
    const { data } = await apollo.query({ query: SuggestAddressesDocument, variables: { text } });
    const [best] = data?.addresses ?? [];
    if (!best) throw new NothingFound('Geocoding failed: No results found');
    return best;
  };

  const lookAround = async ({ latitude, longitude }: Place) => {
    const place = { latitude, longitude };
    const query = { query: NearbyShopsDocument, variables: { place }, fetchPolicy: 'network-only' } as const;
    const { data } = await apollo.query(query);
    return toStoredShops(data?.nearbyShops ?? [], place);
  };

  const run = async (work: 'searching' | 'refreshing', text: string, known?: Place) => {
    const turn = ++latest.current;
    const overtaken = () => turn !== latest.current;
    setStatus(work);
    if (work === 'searching') setShops(null);
    try {
      const place = known ? { ...known, label: text } : await locate(text);
      const found = await lookAround(place);
      if (overtaken()) return;
      setStatus('idle');
      keepShops(found);
      setShops(found);
      keepAddress(place.label);
      setAddress(place.label);
    } catch (error) {
      if (overtaken()) return;
      console.error(error);
      setStatus('failed');
      setAddressError(whatIsWrongWithIt(error));
    }
  };

  const searchHere = async () => {
    const turn = ++latest.current;
    setAddressError(undefined);
    setStatus('locating');
    // Few ask for it: its code comes when somebody does.
    const { devicePosition, sayNoPosition } = await untilLoaded(() => import('./position'));
    const place = await devicePosition();
    if (turn !== latest.current) return;
    if (typeof place === 'string') {
      setStatus('idle');
      return setAddressError(sayNoPosition(place));
    }
    setAddress(HERE);
    return run('searching', HERE, place);
  };

  /** `written` where the field does not show it yet. */
  const search = (chosen?: Located, written = address) => {
    const text = written.trim();
    if (text === HERE) return void searchHere();
    setAddressError(text === '' ? NO_ADDRESS : undefined);
    if (text !== '') void run('searching', text, chosen?.label === text ? chosen : undefined);
  };

  const refresh = () => {
    if (shops?.place) void run('refreshing', readAddress(), shops.place);
    else if (address !== '' && address !== HERE) void run(shops ? 'refreshing' : 'searching', address);
  };

  // Once, for what the form sent before its code was there, else for what an earlier visit left; not under somebody’s hands.
  useEffect(() => {
    // Gone from the page, it still knows what was typed while this one was drawn.
    if (painted?.value) setAddress(painted.value);
    else (asked ? search : refresh)();
  }, []);

  return { address, changeAddress, shops, status, addressError, search, searchHere: () => void searchHere(), refresh };
}

/** The field of the page as the server painted it, while it stands: what is being typed there goes on in ours. */
export function typedAhead(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-shell] [name=adresse]');
}

class NothingFound extends Error {}

function whatIsWrongWithIt(error: unknown): string | undefined {
  if (error instanceof NothingFound) return NOT_AN_ADDRESS;
  return faultCode(error) === 'BAD_USER_INPUT' ? faultMessage(error) : undefined;
}
