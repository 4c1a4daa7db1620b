import { Utensils } from 'lucide-react';
import { useEffect, useState } from 'react';

function Shopfront() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMin slice" className="size-full bg-accent-soft">
      <path d="M60 300V128h170v172M270 300V128h70v172" className="fill-surface stroke-line-strong" strokeWidth="3" />
      <path d="M60 240h170M145 128v112" className="fill-transparent stroke-line-strong" strokeWidth="3" />
      <circle cx="326" cy="222" r="5" className="fill-accent-ink" />
      {Array.from({ length: 8 }, (_, stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 50} 0h50v74a25 25 0 0 1-50 0z`}
          className={stripe % 2 === 0 ? 'fill-accent' : 'fill-raised'}
        />
      ))}
    </svg>
  );
}

function Plate() {
  return (
    <span className="grid size-full place-items-center bg-accent-soft">
      <span className="grid aspect-square h-3/5 place-items-center rounded-full border border-line bg-raised">
        <span className="grid aspect-square h-2/3 place-items-center rounded-full border border-line text-accent-ink">
          <Utensils className="size-2/5" />
        </span>
      </span>
    </span>
  );
}

export interface PictureProps {
  imageUrl: string | null;
  /** Drawing shown when there is no picture or it fails to load. @default 'plate' */
  standIn?: 'plate' | 'shopfront';
  eager?: boolean;
  /** Width at which the picture is drawn before cropping, as the `sizes` attribute of an image. @default '8rem' */
  sizes?: string;
}

/**
 * Decorative photo that fills its parent, beside a name that says it all; replaced by a drawing when it fails, and loaded
 * again when the network returns.
 */
export function Picture({ imageUrl, standIn = 'plate', eager = false, sizes = '8rem' }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (broken === null) return;
    const tryAgain = () => setBroken(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [broken]);
  if (!imageUrl || broken === imageUrl) {
    return (
      <span aria-hidden="true" className="block size-full">
        {standIn === 'shopfront' ? <Shopfront /> : <Plate />}
      </span>
    );
  }
  const offered = sourcesOf(imageUrl, sizes, eager);
  return (
    <picture className="block size-full">
      {offered && <source type="image/avif" srcSet={offered.avif} sizes={offered.sizes} />}
      <img
        src={imageUrl}
        srcSet={offered?.srcSet}
        sizes={offered?.sizes}
        alt=""
        width={800}
        height={600}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setBroken(imageUrl)}
        className="size-full bg-sunken object-cover"
      />
    </picture>
  );
}

const WIDTHS = [400, 800, 1600];
const END = '-800.webp';

/**
 * Returns the srcset and sizes of an image, or undefined when its address does not end in a width; such images exist in
 * three widths, each as WebP and AVIF.
 */
export function sourcesOf(imageUrl: string, width: string, eager: boolean) {
  if (!imageUrl.endsWith(END)) return undefined;
  const stem = imageUrl.slice(0, -END.length);
  const srcSet = (format: string) => WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  // `auto` uses the laid-out width of a lazy image; an eager one is fetched before its layout is known.
  return { avif: srcSet('avif'), srcSet: srcSet('webp'), sizes: eager ? width : `auto, ${width}` };
}
