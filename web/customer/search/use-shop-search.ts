import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NearbyShopsDocument, SuggestAddressesDocument } from '../../../graphql/generated/customer/search';
import { keepAddress, keepShops, readAddress, readShops, type Place } from '../../shared/places';
import { toStoredShops } from './search-view';

/** An address and where it is. */
export interface Located extends Place {
  label: string;
}

type Status = 'idle' | 'searching' | 'refreshing' | 'failed';

/** The last search, there at once and made fresh; and the next ones. Words of spec customer §5, §8. */
export function useShopSearch() {
  const apollo = useApolloClient();
  const [address, setAddress] = useState(readAddress);
  const [shops, setShops] = useState(readShops);
  const [status, setStatus] = useState<Status>('idle');
  const [addressError, setAddressError] = useState<string>();
  const latest = useRef(0);

  const locate = async (text: string): Promise<Located | undefined> => {
    const { data } = await apollo.query({ query: SuggestAddressesDocument, variables: { text } });
    return data?.addresses[0];
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
      const located = known ? undefined : await locate(text);
      const place = known ?? located;
      const found = place && (await lookAround(place));
      if (overtaken()) return;
      setStatus('idle');
      if (!found) return setAddressError('Veuillez sélectionner une adresse valide.');
      keepShops(found);
      setShops(found);
      keepAddress(located?.label ?? text);
      setAddress(located?.label ?? text);
    } catch (error) {
      if (overtaken()) return;
      console.error(error);
      setStatus('failed');
    }
  };

  const search = (chosen?: Located) => {
    const text = address.trim();
    setAddressError(text === '' ? 'Veuillez entrer une adresse.' : undefined);
    if (text !== '') void run('searching', text, chosen?.label === text ? chosen : undefined);
  };

  const refresh = () => {
    if (shops?.place) void run('refreshing', readAddress(), shops.place);
    else if (address !== '') void run(shops ? 'refreshing' : 'searching', address);
  };

  // Once, for what an earlier visit left.
  useEffect(refresh, []);

  return { address, setAddress, shops, status, addressError, search, refresh };
}
