/** Remaining stock is shown, and read with the public menu, only at this number of pieces or fewer. */
export const FEW_LEFT = 5;
