import { Notice } from '../../base/notice/notice';
import { itemsOf, type MenuCategory, type savingsOf } from './meal-deal-values';
import * as t from './meal-deals.texts';

interface SavingsWarningProps {
  savings: ReturnType<typeof savingsOf>;
  categories: readonly MenuCategory[];
}

/** Says that a deal does not apply to some or all of its items, because customers would save nothing. */
export function SavingsWarning({ savings, categories }: SavingsWarningProps) {
  if (!savings || savings.least.cents > 0) return null;
  if (savings.most.cents <= 0) return <Notice tone="caution">{t.neverApplies()}</Notice>;
  const items = itemsOf(categories);
  const names = savings.least.itemIds.flatMap((itemId) => items.find(({ id }) => id === itemId)?.name ?? []);
  return (
    <Notice tone="caution">
      {t.notAlways()} <span lang="fr">{names.join(' + ')}</span>
    </Notice>
  );
}
