import { useDaysPageQuery } from '../../../graphql/generated/owner/days';
import { sayFault } from '../../page/faults';
import { usePrinted } from '../../page/use-printed';
import { DaysScreen } from './days-screen';
import { toDays, type Day } from './days-view';

/** What is ordered for the days after today. */
export function DaysPage() {
  const { data, error, refetch } = useDaysPageQuery({ fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  const [printed, onPrint] = usePrinted<Day>();
  return (
    <DaysScreen
      days={data && toDays(data)}
      offersDays={data && data.ownShop.daysAhead > 0}
      failure={error && !data ? sayFault(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      printed={printed}
      onPrint={onPrint}
    />
  );
}
