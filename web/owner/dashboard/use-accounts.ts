import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  useDashboardAccountsQuery,
} from '../../../graphql/generated/owner/dashboard';
import { presetPeriod, type Period } from '../../../ui/owner/date-range/period';
import type { ExportPanelProps } from '../../../ui/owner/export-panel/export-panel';
import { sayFault } from '../../page/faults';
import { saveFile } from '../../page/save-file';
import { useOnce } from '../../page/use-once';
import { toVatTotals } from './dashboard-view';
import * as t from './dashboard.texts';

export function useAccounts(today: string, settled: boolean) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState<Period>();
  const { once, busyIds } = useOnce();
  const [exportError, setExportError] = useState<string>();
  const period = chosen ?? presetPeriod('month', today);
  const variables = { period };
  const { data, error, loading, refetch } = useDashboardAccountsQuery({ variables, skip: !settled });
  const accounts = data?.ownAccounts;

  const save = async () => {
    setExportError(undefined);
    try {
      const answer = await client.query({
        query: DashboardAccountsFileDocument,
        variables,
        // Too long to be kept, and never the same for long.
        fetchPolicy: 'no-cache',
      });
      const file = answer.data?.ownAccountsFile;
      if (file) saveFile(file.name, 'text/csv;charset=utf-8', file.text);
    } catch (fault) {
      setExportError(sayFault(fault, t.fileFailed()));
    }
  };

  const props: ExportPanelProps = {
    period,
    onPeriodChange: (next) => {
      setExportError(undefined);
      setChosen(next);
    },
    today,
    totals: accounts ? toVatTotals(accounts.totals) : [],
    hint: accounts && accounts.totals.length > 0 ? t.accountsHint(accounts) : undefined,
    loading: !accounts && (loading || !error),
    error: error && !accounts ? sayFault(error, t.totalsFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onExport: () => void once('save', save),
    exporting: busyIds.includes('save'),
    exportError,
  };
  return { props, shown: { query: DashboardAccountsDocument, variables } };
}
