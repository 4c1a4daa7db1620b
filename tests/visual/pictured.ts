/** One picture of a story: in a window of this width, in this theme. */
export interface Look {
  width: number;
  theme: 'light' | 'dark';
}

const PHONE: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
];
const DESK: readonly Look[] = [{ width: 1280, theme: 'light' }];
const BOTH: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'light' },
];

/**
 * The stories whose pictures are kept in the repository: flagship components, and the main pages at the two widths where
 * they differ most. All others are pictured by Chromatic and checked by the story tests.
 */
export const PICTURED: Readonly<Record<string, readonly Look[]>> = {
  'base-button--tones': PHONE,
  'base-dialog--open': PHONE,
  'base-field-text-field--with-error': PHONE,
  'base-price--tag': PHONE,
  'food-shop-card--open': PHONE,
  'food-shop-card--closed-today': PHONE,
  'food-menu-item-card--simple': PHONE,
  'food-menu-item-card--sold-out': PHONE,
  'food-customiser--made-up': PHONE,
  'food-customiser--pizza': PHONE,
  'food-pickup-picker--choose': PHONE,
  'food-pickup-picker--last-places-chosen': PHONE,
  'food-cart-line--composed': PHONE,
  'food-cart-aside--several': PHONE,
  'food-price-breakdown--cart': PHONE,
  'food-order-token--on-the-way': PHONE,
  'food-order-timeline--preparing': PHONE,
  'food-order-timeline--cancelled': PHONE,
  'food-receipt--simple': PHONE,
  'food-receipt-kitchen-ticket--portions': PHONE,
  'food-order-board-order-card--new-order': PHONE,
  'food-reviews-review-list--long-review': PHONE,
  'site-customer-login-form--login': PHONE,
  'site-header--customer': DESK,
  'site-hero--laid': DESK,

  'pages-customer-search-search-page--first-visit': BOTH,
  'pages-customer-search-search-page--found': BOTH,
  'pages-customer-shop-shop-page--menu': BOTH,
  'pages-customer-customise-customise-page--sandwich': BOTH,
  'pages-customer-cart-cart-page--ready-to-order': BOTH,
  'pages-customer-payment-payment-page--card': BOTH,
  'pages-customer-order-order-page--confirmed': BOTH,
  'pages-customer-tracking-tracking-page--preparing': BOTH,
  'pages-customer-orders-orders-page--many': BOTH,
  'pages-customer-login-login-page--visitor': BOTH,
  'pages-customer-account-account-page--of-an-owner': BOTH,
  'pages-owner-login-login-page--visitor': PHONE.slice(0, 1),
  'pages-owner-board-board-page--rush': BOTH,
  'pages-owner-menu-menu-page--morning': BOTH,
  'pages-owner-dashboard-dashboard-page--morning': BOTH,
  'pages-owner-settings-settings-page--shop': BOTH,
  'pages-owner-sandwich-sandwich-page--opened': BOTH,
  'pages-owner-payouts-payouts-page--active': BOTH,
};
