import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';

/** Puts a story into a box with these classes, e.g. one as wide as the component's place on a page. */
export const inBox = (className: string): Decorator =>
  function Boxed(Story) {
    return (
      <div className={className}>
        <Story />
      </div>
    );
  };

/** Shows a component once for each of these props, below each other; for situations that differ in a label or a tone. */
export function stacked<Props extends object>(Component: ComponentType<Props>, ...situations: Partial<Props>[]) {
  return function Stacked(props: Props) {
    return (
      <div className="grid grid-cols-1 gap-6">
        {situations.map((situation, index) => (
          <div key={index}>
            <Component {...props} {...situation} />
          </div>
        ))}
      </div>
    );
  };
}

/** A controlled component with the state that its caller would hold: what it reports becomes its value. */
export function controlled<Props extends object, Value extends keyof Props, Change extends keyof Props>(
  Component: ComponentType<Props>,
  value: Value,
  onChange: Change,
) {
  return function Controlled(props: Props) {
    const [current, setCurrent] = useState(props[value]);
    const change = (next: Props[Value]) => {
      setCurrent(next);
      (props[onChange] as (next: Props[Value]) => void)(next);
    };
    return <Component {...props} {...{ [value]: current, [onChange]: change }} />;
  };
}
