import { relative } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Counts pictures where Playwright counts tests, and names those that are not as they were. */
class Tally implements Reporter {
  private compared = 0;
  private readonly changed: string[] = [];
  private readonly added: string[] = [];
  private readonly broken: string[] = [];

  onTestEnd(test: TestCase, { annotations, errors, status }: TestResult) {
    const taken = annotations.filter(({ type }) => type === 'known' || type === 'new');
    this.compared += taken.length;
    const paths = taken.map(({ description = '' }) => description);
    const failed = paths.filter((path) =>
      errors.some(({ message = '' }) => message.includes(path.split('/').at(-1) ?? path)),
    );
    for (const { type, description = '' } of taken) {
      if (type === 'new') this.added.push(description);
      else if (failed.includes(description)) this.changed.push(description);
    }
    if (status !== 'passed' && failed.length === 0) this.broken.push(test.title);
    for (const { message = '' } of failed.length === 0 ? errors : []) console.log(`  ${test.title}: ${message}`);
  }

  onEnd({ duration }: FullResult) {
    const list = (word: string, paths: string[]) => {
      console.log(`  ${String(paths.length)} ${word}`);
      for (const path of paths) console.log(`    ${path}`);
    };
    console.log(`  ${String(this.compared)} pictures taken in ${String(Math.round(duration / 1000))} s`);
    list('changed', this.changed);
    list('new', this.added);
    if (this.broken.length > 0) list('stories could not be pictured', this.broken);
    console.log(`  report: ${relative('.', 'dist/visual/report/index.html')}`);
  }

  printsToStdio() {
    return true;
  }
}

export default Tally;
