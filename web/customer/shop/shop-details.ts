/** Parts of the shop page that are shown on request, bundled in one lazily loaded file. */
export { Practical } from './practical';
export { ShopReviewList } from './shop-review-list';
