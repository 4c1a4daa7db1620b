import { Eye } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../base/card/card';
import { MenuItemCard, type MenuItemCardProps } from '../../food/menu-item-card/menu-item-card';
import * as t from './customer-view.texts';

export interface CustomerViewProps extends MenuItemCardProps {
  /** Choice groups the customer sees after pressing « Ajouter »; hidden on a phone. */
  children?: ReactNode;
}

/** Inert preview of an item as customers will see it, updated while the form is filled in. */
export function CustomerView({ children, ...card }: CustomerViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="flex items-center gap-2 font-sans text-base font-semibold text-ink-muted">
        <Eye aria-hidden="true" className="size-5" />
        {t.customerView()}
      </h2>
      <div
        inert
        className="grid gap-4 md:grid-cols-[minmax(0,--spacing(80))_minmax(0,1fr)] md:items-start lg:grid-cols-1"
      >
        <div>
          <MenuItemCard {...card} />
        </div>
        <Card padding="small" className="grid gap-6 empty:hidden max-md:hidden md:max-lg:grid-cols-2">
          {children}
        </Card>
      </div>
    </section>
  );
}
