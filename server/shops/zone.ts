/** By the first digits of a postcode; Saint-Barthélemy and Saint-Martin have those of Guadeloupe, and its clocks. */
const OVERSEAS: Partial<Record<string, string>> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  975: 'America/Miquelon',
  976: 'Indian/Mayotte',
  977: 'America/St_Barthelemy',
  978: 'America/Marigot',
  986: 'Pacific/Wallis',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
};

/** The IANA zone in which a French postcode lies; Monaco keeps the clocks of Paris. */
export function zoneOf(postcode: string): string {
  return OVERSEAS[postcode.slice(0, 3)] ?? 'Europe/Paris';
}
