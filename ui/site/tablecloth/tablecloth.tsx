import { useId, type ReactNode } from 'react';

/** Decorative gingham tablecloth that fills its nearest positioned parent. */
export function Tablecloth({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-cloth">
      <svg className="absolute inset-0 size-full">
        <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse">
          <rect width="28" height="56" className="fill-cloth-check" />
          <rect width="56" height="28" className="fill-cloth-check" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {children}
    </div>
  );
}
