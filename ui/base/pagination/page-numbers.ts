/** The numbers worth offering, first and last always among them; null stands for those left out (never for one alone). */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = [1, pageCount, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pageCount);
  const kept = [...new Set(near)].sort((a, b) => a - b);
  return kept.flatMap((number, index) => {
    const before = kept[index - 1] ?? number;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
