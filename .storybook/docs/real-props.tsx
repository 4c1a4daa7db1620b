import { Source } from '@storybook/addon-docs/blocks';
import { DocLink, spokenName } from './doc-link';

export interface RealPropsProps {
  /** `ui/base/tabs/tabs` */
  file: string;
  /** The file as it is: imported with `?raw`. */
  source: string;
  /** The interface to show, e.g. `TabsProps`. */
  name: string;
  /** What to look at. */
  text: string;
}

/** An interface cut out of the component’s own file: an example that cannot grow old. */
export function RealProps({ file, source, name, text }: RealPropsProps) {
  const start = source.indexOf(`export interface ${name}`);
  const code = start < 0 ? `${name} is not in ${file}` : source.slice(start, source.indexOf('\n}\n', start) + 2);
  return (
    <figure className="my-6 grid gap-1">
      <figcaption className="text-ink-muted">
        <DocLink to={file} className="font-semibold text-accent-ink underline underline-offset-4">
          {spokenName(file)}
        </DocLink>{' '}
        {text}
      </figcaption>
      <Source code={code} language="tsx" />
    </figure>
  );
}
