/** An address that exists, and where. */
export interface FoundAddress {
  /** As a person would write it. */
  label: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Finds addresses by what somebody typed; best first, at most 6, empty when nothing fits. */
export interface Geocoder {
  find(text: string): Promise<FoundAddress[]>;
}
