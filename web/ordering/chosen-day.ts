import { inTab, readStored, writeStored } from '../page/storage';

const KEY = 'pickupDay';

/** Day (YYYY-MM-DD) chosen on the search page of this tab, which carts begin with; null means today. */
export const readChosenDay = () => readStored(KEY, inTab);

export const saveChosenDay = (day: string | null) => writeStored(KEY, day, inTab);
