/** One long trial: says what it does and answers its figures, some as it goes; throws when a promise was broken. */
export interface Soak {
  title: string;
  run(seed: number, said: (what: string, figure: number | string) => void): Promise<Record<string, number | string>>;
}
