import { dietaryMarks as allDietaryMarks } from '../../../ui/food/dietary-marks/dietary-mark';
import { noFilters, type ShopFilterValues, type ShopSort } from '../../../ui/food/shop-filters/filter-values';

// The names in the address are French, as everything a visitor reads.
const SORTS: Record<ShopSort, string> = { distance: 'distance', rating: 'note', pickup: 'retrait' };

/** The filters an address carries: `?type=cafe&regime=vegan,bio&ouvert=1&tri=note`; what it does not know is left out. */
export function readFilters(parameters: URLSearchParams): ShopFilterValues {
  const kind = parameters.get('type');
  const wanted = (parameters.get('regime') ?? '').toUpperCase().split(',');
  const sort = (Object.keys(SORTS) as ShopSort[]).find((one) => SORTS[one] === parameters.get('tri'));
  return {
    openNow: parameters.get('ouvert') === '1',
    kind: kind === 'boulangerie' || kind === 'restaurant' || kind === 'cafe' ? kind : null,
    dietaryMarks: allDietaryMarks.filter((mark) => wanted.includes(mark)),
    sort: sort ?? noFilters.sort,
  };
}

export function withFilters(parameters: URLSearchParams, { openNow, kind, dietaryMarks, sort }: ShopFilterValues) {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('ouvert', openNow ? '1' : '');
  put('type', kind ?? '');
  put('regime', dietaryMarks.join(',').toLowerCase());
  put('tri', sort === noFilters.sort ? '' : SORTS[sort]);
  return next;
}
