import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Of React’s hundreds of native props, those that designers and developers set by hand. */
const NATIVE = new Set(
  'autoComplete checked defaultChecked defaultValue disabled href inputMode max maxLength min name onClick placeholder rows type value'.split(
    ' ',
  ),
);

/** Keeps what the component says itself, and of its element only what one would look for. */
export function isTold({ name, parent }: { name: string; parent?: { fileName: string } }): boolean {
  return !parent?.fileName.includes('node_modules') || (NATIVE.has(name) && parent.fileName.includes('@types/react/'));
}

/** Choices fold into a list, and a default is said once: `'accent'`, not `"'accent'"`. */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, table } = argType;
      const radio = typeof control === 'object' && 'type' in control && control.type === 'radio';
      const summary = table?.defaultValue?.summary?.replace(/^"'(.*)'"$/, "'$1'");
      return [
        name,
        {
          ...argType,
          control: radio ? { ...control, type: 'select' } : control,
          table: { ...table, ...(summary && { defaultValue: { ...table?.defaultValue, summary } }) },
        },
      ];
    }),
  );
tidyArgTypes.secondPass = true;
