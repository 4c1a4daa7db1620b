export interface Bar {
  id: string;
  label: string;
  longLabel?: string;
  value: number;
  detailText?: string;
}
