import { useState } from 'react';
import {
  DashboardFiguresDocument,
  useDashboardFiguresQuery,
  type DashboardFiguresQueryVariables,
} from '../../../graphql/generated/owner/dashboard';
import { sayFault } from '../../page/faults';
import { dayAt } from '../../page/moments';
import type { Span } from './dashboard-screen';
import { toFigures } from './dashboard-view';
import * as t from './dashboard.texts';

export function useReport() {
  const [span, setSpan] = useState<Span>('today');
  const variables: DashboardFiguresQueryVariables = { span: span === 'today' ? 'TODAY' : 'WEEK' };
  const { data, error, refetch } = useDashboardFiguresQuery({ variables });
  const [firstDay] = useState(() => dayAt(Date.now(), undefined));
  const [known, setKnown] = useState<{ today: string; hidden: boolean }>();
  const report = data?.ownReport;
  // Kept while another span is being counted.
  if (report && (report.today !== known?.today || report.hidden !== known.hidden))
    setKnown({ today: report.today, hidden: report.hidden });

  return {
    span,
    onSpanChange: setSpan,
    figures: report && toFigures(report, span),
    failure: error && !report ? sayFault(error, t.reportFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    hidden: known?.hidden ?? false,
    /** The shop’s day as the server tells it, else as this device believes. */
    today: known?.today ?? firstDay,
    /** Whether the day is not just a guess, or there is no better one to be had. */
    settled: known !== undefined || error !== undefined,
    shown: { query: DashboardFiguresDocument, variables },
  };
}
