export interface PlateProps {
  /** Picture with a transparent ground that lies on the plate; null for an empty plate. */
  imageUrl: string | null;
  lazy?: boolean;
}

/** Decorative plate seen from above, as wide as its parent. */
export function Plate({ imageUrl, lazy = false }: PlateProps) {
  return (
    <div
      aria-hidden="true"
      className="grid aspect-square w-full place-items-center rounded-full border border-plate-rim bg-plate shadow-raised"
    >
      <div className="relative size-[80%] rounded-full border border-plate-rim bg-plate inset-ring-4 inset-ring-plate-rim/30">
        {imageUrl && (
          <img
            src={imageUrl}
            alt=""
            loading={lazy ? 'lazy' : 'eager'}
            className="absolute inset-[6%] size-[88%] object-contain drop-shadow-lg"
          />
        )}
      </div>
    </div>
  );
}
