type Size<More extends unknown[]> = [where: string, width: number, height: number, ...more: More];

/** `npm run test:soak -- journeys`: at every size, and with everything that moves. */
export const IS_THOROUGH = process.env['JOURNEYS'] === 'thorough';

/** Where a journey is walked: first where most people stand. */
export function sizes<More extends unknown[]>(usual: Size<More>, ...others: Size<More>[]): Size<More>[] {
  return IS_THOROUGH ? [usual, ...others] : [usual];
}
