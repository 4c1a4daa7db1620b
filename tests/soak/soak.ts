/** One long trial: says what it does and answers its figures; throws when a promise was broken. */
export interface Soak {
  title: string;
  run(seed: number): Promise<Record<string, number | string>>;
}
