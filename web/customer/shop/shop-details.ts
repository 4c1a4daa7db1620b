/** What is shown when somebody asks for it: one file, fetched then. */
export { Practical } from './practical';
export { ShopReviewList } from './shop-review-list';
