/** What is shown when somebody asks for it: one file, fetched then. */
export { ReviewList } from '../../../ui/food/reviews/review-list';
export { ItemSheet } from '../../../ui/food/menu-item-card/item-sheet';
export { ShopInfo } from '../../../ui/food/shop-info/shop-info';
