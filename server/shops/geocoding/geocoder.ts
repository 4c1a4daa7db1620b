/** An address that exists, and where. */
export interface FoundAddress {
  /** As a person would write it: « 10 Rue de Rivoli, 75004 Paris ». */
  label: string;
  latitude: number;
  longitude: number;
}

/**
 * Finds addresses by what somebody typed; best first, at most `MOST_ADDRESSES`, empty when nothing fits. `caller` is the
 * network address of who asks, for those that count. May throw when its source is out of reach.
 */
export interface Geocoder {
  find(text: string, caller?: string): Promise<FoundAddress[]>;
}

export const MOST_ADDRESSES = 6;
