import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { brokenPicture, samplePictures } from '../samples/pictures';

/** What one sets through a picture’s address: by name, not by its thousand letters. */
const PICTURES: Readonly<Record<string, string | null>> = { ...samplePictures, broken: brokenPicture, none: null };

function tidy(name: string, argType: StrictInputType): StrictInputType {
  const { table, type } = argType;
  const summary = table?.defaultValue?.summary?.replace(/^"'(.*)'"$/, "'$1'");
  return {
    ...argType,
    ...(typeof type === 'object' && type.name === 'enum' && { control: { type: 'select' } }),
    ...(name === 'imageUrl' && { control: { type: 'select' }, options: Object.keys(PICTURES), mapping: PICTURES }),
    // Callbacks show in the Actions panel; there is nothing to fill in.
    ...(/^on[A-Z]/.test(name) && { control: false }),
    table: { ...table, ...(summary && { defaultValue: { ...table?.defaultValue, summary } }) },
  };
}

/** Choices fold into a list, pictures have names, and a default is said once: `'accent'`, not `"'accent'"`. */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, tidy(name, argType)]));
tidyArgTypes.secondPass = true;
