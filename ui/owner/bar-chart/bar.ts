export interface Bar {
  id: string;
  /** Below the bar, as short as can be: « 12 h ». */
  label: string;
  /** The same at length, where it is read by itself: « de 12 h à 13 h ». */
  longLabel?: string;
  value: number;
  /** What stands behind the figure: « 7 commandes ». */
  detailText?: string;
}
