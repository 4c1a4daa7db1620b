import { Migration } from '@mikro-orm/migrations';

/** Corrects the time zone of overseas shops, which was that of Paris. Forward only. */
export class M20261207ShopZones extends Migration {
  override up(): void {
    this.addSql(`update "shop" set "zone" = known."zone" from (values
      ('971', 'America/Guadeloupe'), ('972', 'America/Martinique'), ('973', 'America/Cayenne'), ('974', 'Indian/Reunion'),
      ('975', 'America/Miquelon'), ('976', 'Indian/Mayotte'), ('977', 'America/St_Barthelemy'), ('978', 'America/Marigot'),
      ('986', 'Pacific/Wallis'), ('987', 'Pacific/Tahiti'), ('988', 'Pacific/Noumea')) as known ("digits", "zone")
      where left("postcode", 3) = known."digits"`);
  }
}
