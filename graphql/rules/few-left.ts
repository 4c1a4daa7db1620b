/** So many pieces of an item, or fewer, are worth a word; of more there is enough. */
export const FEW_LEFT = 5;
