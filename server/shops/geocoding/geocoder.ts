/** An address that exists, and where. */
export interface FoundAddress {
  /** As a person would write it: « 10 Rue de Rivoli, 75004 Paris ». */
  label: string;
  latitude: number;
  longitude: number;
}

/**
 * Finds addresses by what somebody typed; best first, at most `MOST_ADDRESSES`, empty when nothing fits. May throw when
 * its source is out of reach. Calls that lead here are counted (`LIMITED`).
 */
export interface Geocoder {
  find(text: string): Promise<FoundAddress[]>;
}

export const MOST_ADDRESSES = 6;
