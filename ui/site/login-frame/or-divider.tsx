export function OrDivider() {
  return (
    <div className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      ou
    </div>
  );
}
