import * as t from './sot.texts';

/** Labels of salad, tomato and onion, whose names in the data are fixed and English (specification 3.7). */
export const SOT_LABELS = { salad: t.salad, tomato: t.tomato, onion: t.onion };

export type SotName = keyof typeof SOT_LABELS;
const isSot = (name: string): name is SotName => Object.hasOwn(SOT_LABELS, name);
export const sotLabel = (name: string): string => (isSot(name) ? SOT_LABELS[name]() : name);
