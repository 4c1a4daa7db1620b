import type { ReactNode, Ref } from 'react';

export interface AmountButtonProps {
  label: string;
  children: ReactNode;
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
}

export function AmountButton({ label, children, disabled, ref, onPress }: AmountButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled}
      onClick={onPress}
      className="block min-h-12 w-full rounded-control border border-line bg-surface px-3 text-end font-display text-lg font-bold whitespace-nowrap tabular-nums transition-colors enabled:hover:border-ink enabled:hover:bg-accent-soft disabled:opacity-60"
    >
      <span className="sr-only">{label} : </span>
      {children}
    </button>
  );
}
