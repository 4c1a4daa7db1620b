import { Controls, Description, Primary, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { spokenName } from './doc-link';

/** The file the stories are about: `./ui/base/badge/badge.stories.tsx` → `ui/base/badge/badge`. */
const subject = (fileName: string) => fileName.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '');

function Head({ title, file }: { title: string; file: string }) {
  return (
    <Unstyled>
      <header className="grid gap-3 border-b border-line pb-8">
        <p className="text-sm font-semibold text-accent-ink">{title.split('/').slice(0, -1).join(' · ')}</p>
        <h1 className="text-5xl">{spokenName(file)}</h1>
        <div className="max-w-prose text-lg text-ink-muted [&_p]:text-lg">
          <Description of="meta" />
        </div>
        <p className="font-ticket text-sm text-ink-muted">{file}.tsx</p>
      </header>
    </Unstyled>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <Unstyled>
      <div className="mt-16 mb-6 grid gap-1">
        <h2 className="text-3xl">{title}</h2>
        <p className="max-w-prose text-ink-muted">{text}</p>
      </div>
    </Unstyled>
  );
}

/** A component’s page: what it is, how it looks, what it takes, each situation. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName: string };
  const file = subject(fileName);
  const { story } = useOf('story', ['story']);
  const several = Object.keys(csfFile.stories).length > 1;
  return (
    <>
      <Head title={preparedMeta.title} file={file} />
      <Primary />
      <Unstyled>
        <div className="max-w-prose text-ink-muted">
          <p className="font-semibold text-ink">{story.name}</p>
          <Description of="story" />
        </div>
      </Unstyled>
      <Part title="Props" text="Change them here; they decide what the component shows." />
      <Controls />
      {several && (
        <>
          <Part title="Situations" text="Each is a test as well: it is played in a real browser, in both themes." />
          <Stories title="" includePrimary={false} />
        </>
      )}
    </>
  );
}
