import { ChevronLeft, Utensils } from 'lucide-react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { PizzaCustomiser, type PizzaCustomiserProps } from '../../../ui/food/pizza-customiser/pizza-customiser';
import {
  SandwichCustomiser,
  type SandwichCustomiserProps,
} from '../../../ui/food/sandwich-customiser/sandwich-customiser';
import * as t from './customise.texts';
import type { Composable } from './customise-view';
import type { Draft } from './draft';

export interface CustomiseScreenProps {
  item?: Composable;
  shopName?: string;
  backHref: string;
  failure?: string;
  /** Absent where trying again is of no use: the item does not exist. */
  onRetry?: () => void;
  /** A line of the cart is composed anew. */
  editing?: boolean;
  busy: boolean;
  error?: string;
  draft?: Draft;
  onDraftChange?: (draft: Draft) => void;
  onAddSandwich: SandwichCustomiserProps['onAdd'];
  onAddPizza: PizzaCustomiserProps['onAdd'];
}

export function CustomiseScreen(props: CustomiseScreenProps) {
  return (
    <div className="-mt-4 grid gap-5">
      <TextLink
        lang={props.shopName ? 'fr' : undefined}
        href={props.backHref}
        tone="quiet"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {props.shopName ?? t.back()}
      </TextLink>
      <Content {...props} />
    </div>
  );
}

function Content(props: CustomiseScreenProps) {
  const { item, backHref, failure, onRetry, editing, busy, error, draft, onDraftChange } = props;
  if (failure) return <ErrorState text={failure} onRetry={onRetry} />;
  if (!item) return <CustomiseSkeleton />;
  switch (item.kind) {
    case 'sandwich':
      return (
        <SandwichCustomiser
          {...item.props}
          {...{ editing, busy, error }}
          defaultValue={draft?.kind === 'sandwich' ? draft : undefined}
          onChange={(chosen) => onDraftChange?.({ kind: 'sandwich', ...chosen })}
          onAdd={props.onAddSandwich}
        />
      );
    case 'pizza':
      return (
        <PizzaCustomiser
          {...item.props}
          {...{ editing, busy, error }}
          defaultValue={draft?.kind === 'pizza' ? draft : undefined}
          onChange={(chosen) => onDraftChange?.({ kind: 'pizza', ...chosen })}
          onAdd={props.onAddPizza}
        />
      );
    case 'none':
      return (
        <EmptyState
          icon={<Utensils />}
          title={item.name}
          text={t.asItIs()}
          action={<LinkButton href={backHref}>{t.menu()}</LinkButton>}
        />
      );
  }
}

function CustomiseSkeleton() {
  return (
    <Loading label={t.loading()}>
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-12">
        <div className="grid content-start gap-4">
          <Skeleton className="aspect-16/10 lg:aspect-4/3" />
          <Skeleton shape="text" className="w-2/3 text-4xl" />
          <Skeleton shape="text" className="w-full" />
        </div>
        <div className="grid content-start gap-9">
          {[6, 4, 3].map((chips, group) => (
            <div key={group} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(38)),1fr))] gap-2.5">
              <Skeleton shape="text" className="col-span-full w-32 text-xl" />
              {Array.from({ length: chips }, (_, chip) => (
                <Skeleton key={chip} className="h-14" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
