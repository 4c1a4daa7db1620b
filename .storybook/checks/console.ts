import { vi } from 'vitest';

/** A console message a story means to cause: in `parameters.expectedConsole`, with the reason why the product says it. */
export interface ExpectedMessage {
  /** A part of the message. */
  text: string;
  because: string;
}

/** What the tests themselves cause: no component asks for act(), Storybook wraps renders and gestures in it, and two may overlap. */
const OF_THE_TESTS = [
  'The current testing environment is not configured to support act(',
  // Said where the frame itself is narrowed: the browser puts off to the next picture what it could not yet tell.
  'ResizeObserver loop completed with undelivered notifications.',
];

function inWords(word: unknown): string {
  if (word instanceof Error) return word.message;
  return typeof word === 'string' ? word : JSON.stringify(word);
}

/** As a console writes it: what follows a text fills its gaps. */
function format([text, ...words]: unknown[]): string {
  const filled = inWords(text).replaceAll(/%[sdifoOc]/g, () => (words.length > 0 ? inWords(words.shift()) : ''));
  return [filled, ...words.map(inWords)].join(' ');
}

/** Listens to errors and warnings, without holding them back, until it is asked what it heard. */
export function listenToConsole() {
  const consoles = (['error', 'warn'] as const).map((level) => ({ level, spy: vi.spyOn(console, level) }));
  const uncaught: string[] = [];
  const onRejection = ({ reason }: PromiseRejectionEvent) => uncaught.push(`unhandled rejection: ${format([reason])}`);
  const onError = ({ message }: ErrorEvent) => uncaught.push(`uncaught error: ${message}`);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onError);

  /** Ends listening; what was heard and not expected, and what was expected and not heard. */
  return function faults(expected: ExpectedMessage[] = []): string[] {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('error', onError);
    const said = consoles.flatMap(({ level, spy }) => {
      const messages = spy.mock.calls.map((words) => `console.${level}: ${format(words)}`);
      spy.mockRestore();
      return messages;
    });
    const heard = [...said, ...uncaught].filter((message) => !OF_THE_TESTS.some((text) => message.includes(text)));
    return [
      ...heard.filter((message) => !expected.some(({ text }) => message.includes(text))),
      ...expected
        .filter(({ text }) => !heard.some((message) => message.includes(text)))
        .map(({ text }) => `expected on the console, but not heard: ${text}`),
    ];
  };
}
