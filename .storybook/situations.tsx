import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';

/** Puts the story into an element of these classes: the width or the room that its page gives. */
export const inBox =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );

/**
 * Renders a component whose page keeps `value`: what `callback` reports becomes the next value (through `reduce`, where
 * it is not the value itself), and the story's own callback is called too.
 */
export function controlled<Props extends object, Value extends keyof Props>(
  Component: ComponentType<Props>,
  value: Value,
  callback: keyof Props,
  reduce: (kept: Props[Value], reported: never) => Props[Value] = (_, reported) => reported,
) {
  return function Controlled(props: Props) {
    const [kept, setKept] = useState(props[value]);
    const onChange = (reported: never) => {
      setKept((now) => reduce(now, reported));
      (props[callback] as ((reported: never) => void) | undefined)?.(reported);
    };
    return <Component {...props} {...{ [value]: kept, [callback]: onChange }} />;
  };
}

/** Renders the component once for each of these props, one below the other: situations that differ by little. */
export const belowEachOther =
  <Props extends object>(Component: ComponentType<Props>, ...each: readonly Partial<Props>[]) =>
  (args: Props) => (
    <div className="flex flex-col gap-6">
      {each.map((props, place) => (
        <div key={place} data-situation>
          <Component {...args} {...props} />
        </div>
      ))}
    </div>
  );

/** What `belowEachOther` has rendered, from the first to the last. */
export const situations = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-situation]'),
];
