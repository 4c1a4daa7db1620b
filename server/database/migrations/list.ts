import type { MigrationObject } from '@mikro-orm/core';
import { M20261123Initial } from './m20261123-initial';
import { M20261124ShopVersion } from './m20261124-shop-version';
import { M20261125CartRevision } from './m20261125-cart-revision';
import { M20261126Indexes } from './m20261126-indexes';
import { M20261127AnnouncedByTriggers } from './m20261127-announced-by-triggers';
import { M20261128VersionsAndWindows } from './m20261128-versions-and-windows';
import { M20261129Growth } from './m20261129-growth';
import { M20261130OfferVersion } from './m20261130-offer-version';
import { M20261201AllergensDeclared } from './m20261201-allergens-declared';
import { M20261202ClaimedRows } from './m20261202-claimed-rows';
import { M20261202NoShow } from './m20261202-no-show';
import { M20261202Refunds } from './m20261202-refunds';
import { M20261203Incidents } from './m20261203-incidents';
import { M20261203Retention } from './m20261203-retention';
import { M20261204ClaimedPrinters } from './m20261204-claimed-printers';
import { M20261204ProviderFees } from './m20261204-provider-fees';
import { M20261205RefundIndexes } from './m20261205-refund-indexes';
import { M20261206AccountLanguage } from './m20261206-account-language';
import { M20261206WaitingContests } from './m20261206-waiting-contests';
import { M20261207ShopZones } from './m20261207-shop-zones';
import { M20261207English } from './m20261207-english';
import { M20261220Guests } from './m20261220-guests';
import { M20261221Slugs } from './m20261221-slugs';
import { M20261222OrderAhead } from './m20261222-order-ahead';
import { M20261223FoundAgain } from './m20261223-found-again';
import { M20261224JoinedCarts } from './m20261224-joined-carts';
import { M20261225SavedCards } from './m20261225-saved-cards';
import { M20261226Favourites } from './m20261226-favourites';
import { M20261227ClosedDays } from './m20261227-closed-days';
import { M20261228JoinedEarlier } from './m20261228-joined-earlier';
import { M20261229Ligatures } from './m20261229-ligatures';
import { M20261230GuestNetworks } from './m20261230-guest-networks';
import { M20261231MenuDrinks } from './m20261231-menu-drinks';
import { M20261230PrinterProblems } from './m20261230-printer-problems';
import { M20270101CorrectionTickets } from './m20270101-correction-tickets';
import { M20270102BusinessDays } from './m20270102-business-days';
import { M20270103PublicCatalogue } from './m20270103-public-catalogue';
import { M20270103ReasonCodes } from './m20270103-reason-codes';
import { M20270104NamesRemoved } from './m20270104-names-removed';
import { M20270104PreparationDelay } from './m20270104-preparation-delay';
import { M20270105FormerNames } from './m20270105-former-names';

/** Migrations in order, forward only. Listed by hand because the production build is a single file. */
export const migrations: MigrationObject[] = [
  { name: 'm20261123-initial', class: M20261123Initial },
  { name: 'm20261124-shop-version', class: M20261124ShopVersion },
  { name: 'm20261125-cart-revision', class: M20261125CartRevision },
  { name: 'm20261126-indexes', class: M20261126Indexes },
  { name: 'm20261127-announced-by-triggers', class: M20261127AnnouncedByTriggers },
  { name: 'm20261128-versions-and-windows', class: M20261128VersionsAndWindows },
  { name: 'm20261129-growth', class: M20261129Growth },
  { name: 'm20261130-offer-version', class: M20261130OfferVersion },
  { name: 'm20261201-allergens-declared', class: M20261201AllergensDeclared },
  { name: 'm20261202-claimed-rows', class: M20261202ClaimedRows },
  { name: 'm20261202-no-show', class: M20261202NoShow },
  { name: 'm20261202-refunds', class: M20261202Refunds },
  { name: 'm20261203-incidents', class: M20261203Incidents },
  { name: 'm20261203-retention', class: M20261203Retention },
  { name: 'm20261204-claimed-printers', class: M20261204ClaimedPrinters },
  { name: 'm20261204-provider-fees', class: M20261204ProviderFees },
  { name: 'm20261205-refund-indexes', class: M20261205RefundIndexes },
  { name: 'm20261206-account-language', class: M20261206AccountLanguage },
  { name: 'm20261206-waiting-contests', class: M20261206WaitingContests },
  { name: 'm20261207-shop-zones', class: M20261207ShopZones },
  { name: 'm20261207-english', class: M20261207English },
  { name: 'm20261220-guests', class: M20261220Guests },
  { name: 'm20261221-slugs', class: M20261221Slugs },
  { name: 'm20261222-order-ahead', class: M20261222OrderAhead },
  { name: 'm20261223-found-again', class: M20261223FoundAgain },
  { name: 'm20261224-joined-carts', class: M20261224JoinedCarts },
  { name: 'm20261225-saved-cards', class: M20261225SavedCards },
  { name: 'm20261226-favourites', class: M20261226Favourites },
  { name: 'm20261227-closed-days', class: M20261227ClosedDays },
  { name: 'm20261228-joined-earlier', class: M20261228JoinedEarlier },
  { name: 'm20261229-ligatures', class: M20261229Ligatures },
  { name: 'm20261230-guest-networks', class: M20261230GuestNetworks },
  { name: 'm20261231-menu-drinks', class: M20261231MenuDrinks },
  { name: 'm20261230-printer-problems', class: M20261230PrinterProblems },
  { name: 'm20270101-correction-tickets', class: M20270101CorrectionTickets },
  { name: 'm20270102-business-days', class: M20270102BusinessDays },
  { name: 'm20270103-public-catalogue', class: M20270103PublicCatalogue },
  { name: 'm20270103-reason-codes', class: M20270103ReasonCodes },
  { name: 'm20270104-names-removed', class: M20270104NamesRemoved },
  { name: 'm20270104-preparation-delay', class: M20270104PreparationDelay },
  { name: 'm20270105-former-names', class: M20270105FormerNames },
];

/** Migrations of the first release, which together equal `m20261123-initial`. */
export const FIRST_RELEASE = [
  'm20261121-initial',
  'm20261121-discovery',
  'm20261121-accounts',
  'm20261121-ordering',
  'm20261121-owner-menu',
  'm20261121-owner-shop',
  'm20261121-window-lengths',
  'm20261122-printers',
  'm20261122-doors',
  'm20261122-money',
  'm20261122-alerts',
  'm20261122-push',
  'm20261122-live',
  'm20261122-audit-done',
  'm20261122-void-ticket',
  'm20261122-failed-refunds',
  'm20261122-sign-ups',
];
