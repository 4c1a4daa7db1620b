import { ChartColumnBig, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import * as t from './bar-chart.texts';

export interface ChartFrameProps {
  title: string;
  text?: string;
  table?: ReactNode;
  children: ReactNode;
}

/** Frame of a chart with its title, and the same figures as a table. */
export function ChartFrame({ title, text, table, children }: ChartFrameProps) {
  const [inWords, setInWords] = useState(false);
  const titleId = useId();
  const Icon = inWords ? ChartColumnBig : Table2;
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h2 id={titleId} className="text-2xl wrap-anywhere">
            {title}
          </h2>
          {text && <p className="text-ink-muted">{text}</p>}
        </div>
        {table && (
          <Button
            tone="plain"
            size="counter"
            className="-my-1.5 -me-3"
            aria-label={inWords ? t.chartOf(title) : t.tableOf(title)}
            onClick={() => setInWords(!inWords)}
          >
            <Icon aria-hidden="true" className="size-5" />
            {inWords ? t.chart() : t.table()}
          </Button>
        )}
      </header>
      {table && inWords ? table : children}
    </Card>
  );
}
