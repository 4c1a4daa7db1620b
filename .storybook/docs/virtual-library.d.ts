/** What library-plugin.ts writes: shapes of library.ts, which a declaration like this one may not import. */
declare module 'virtual:library' {
  import type { LucideIcon } from 'lucide-react';

  export const relations: Record<string, { madeOf: string[]; usedIn: string[] }>;
  export const icons: { name: string; files: string[] }[];
  export const drawings: Record<string, LucideIcon>;
}
