/** An address that exists, and where. */
export interface FoundAddress {
  /** As a person would write it. */
  label: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Finds addresses by what somebody typed; best first, at most `MOST_ADDRESSES`, empty when nothing fits. May throw when its source is out of reach. */
export interface Geocoder {
  find(text: string): Promise<FoundAddress[]>;
}

export const MOST_ADDRESSES = 6;
