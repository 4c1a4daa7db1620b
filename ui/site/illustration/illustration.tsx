import { tv } from 'tailwind-variants/lite';

export interface PlatePicture {
  src: string;
  /** `photo` fills the plate, `cutout` lies on it. @default 'photo' */
  kind?: 'photo' | 'cutout';
}

const styles = tv({
  slots: {
    rim: 'grid aspect-square w-full place-items-center rounded-full border border-plate-rim bg-plate shadow-raised',
    well: 'relative size-[80%] rounded-full border border-plate-rim bg-plate inset-ring-4 inset-ring-plate-rim/30',
    image: '',
  },
  variants: {
    kind: {
      photo: { well: 'overflow-hidden border-0', image: 'size-full object-cover' },
      cutout: { image: 'absolute inset-[6%] size-[88%] object-contain drop-shadow-lg' },
    },
  },
});

export interface PlateProps {
  picture?: PlatePicture;
  lazy?: boolean;
}

/** Decorative plate seen from above, as wide as its parent. */
export function Plate({ picture, lazy = false }: PlateProps) {
  const { rim, well, image } = styles({ kind: picture?.kind ?? (picture ? 'photo' : undefined) });
  return (
    <div aria-hidden="true" className={rim()}>
      <div className={well()}>
        {picture && <img src={picture.src} alt="" loading={lazy ? 'lazy' : 'eager'} className={image()} />}
      </div>
    </div>
  );
}
