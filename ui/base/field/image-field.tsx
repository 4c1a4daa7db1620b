import { ImageOff, ImagePlus, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonStyles } from '../button/button';
import { Progress } from '../progress/progress';
import { Field, type FieldTexts } from './field';
import * as t from './image-field.texts';

export interface ImageFieldProps extends FieldTexts {
  /** URL of the current image, whether saved earlier or just selected; null when there is none. */
  imageUrl: string | null;
  /** Upload progress from 0 to 1; while it is set, no other file can be selected. @default null */
  progress?: number | null;
  /**
   * Called when a file is chosen or dropped. The caller must check its type from the bytes, since browsers report no
   * MIME type for some image formats.
   */
  onSelect: (file: File) => void;
  /** Shows the remove button; without it the image can only be replaced. */
  onRemove?: () => void;
}

/** Rounds the upload progress down to quarters, so that screen readers do not announce every per cent. */
function announce(progress: number | null, visible: boolean): string {
  if (progress === null) return visible ? t.shown() : '';
  return t.sent(Math.floor(Math.min(1, Math.max(0, progress)) * 4) * 25);
}

function Nothing({ broken }: { broken: boolean }) {
  const Icon = broken ? ImageOff : ImagePlus;
  return (
    <div className="grid min-w-0 justify-items-center gap-3 p-4 text-center text-ink-muted">
      <Icon aria-hidden="true" className="size-10" strokeWidth={1.5} />
      {broken && <p>{t.broken()}</p>}
      <span aria-hidden="true" className={buttonStyles({ tone: 'quiet', className: 'py-2' })}>
        {broken ? t.replace() : t.choose()}
      </span>
      <p className="text-sm pointer-coarse:hidden">{t.drop()}</p>
    </div>
  );
}

/** Image field that accepts a press, the keyboard or a dropped file, and shows the selected image. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, error, required, className, imageUrl, onSelect, onRemove } = props;
  const progress = props.progress ?? null;
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const visible = imageUrl !== null && imageUrl !== broken;
  const locked = progress !== null;

  const choose = (file: File | undefined) => {
    setOver(false);
    if (file && !locked) onSelect(file);
  };

  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="grid justify-items-start gap-1">
          <div
            data-over={over || undefined}
            data-visible={visible || undefined}
            className="relative grid min-h-48 w-full place-items-center overflow-hidden rounded-card border-2 border-dashed border-line-strong bg-surface transition-colors has-aria-invalid:border-danger has-focus-visible:focus-ring has-enabled:hover:border-ink has-disabled:bg-sunken data-over:border-ink data-over:bg-accent-soft data-visible:aspect-4/3 data-visible:border-solid data-visible:border-line"
          >
            {visible ? (
              <>
                <img
                  src={imageUrl}
                  alt=""
                  onError={() => setBroken(imageUrl)}
                  className="absolute inset-0 size-full bg-sunken object-cover"
                />
                {!locked && (
                  <span
                    aria-hidden="true"
                    className={buttonStyles({ tone: 'quiet', className: 'absolute start-3 bottom-3 shadow-raised' })}
                  >
                    <RefreshCw className="size-5" />
                    {t.replace()}
                  </span>
                )}
              </>
            ) : (
              progress === null && <Nothing broken={imageUrl !== null} />
            )}
            <input
              {...control}
              ref={input}
              type="file"
              accept="image/*"
              required={control.required && imageUrl === null}
              aria-disabled={locked || undefined}
              aria-label={t.label({ label, action: imageUrl === null ? t.choose() : t.replace() })}
              onClick={(event) => {
                if (locked) event.preventDefault();
                // Clearing the value lets the user choose the same file again, e.g. after a failed upload.
                event.currentTarget.value = '';
              }}
              onChange={(event) => choose(event.target.files?.[0])}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(!locked);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                choose(event.dataTransfer.files[0]);
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer aria-disabled:cursor-not-allowed"
            />
            {progress !== null && (
              <div className="pointer-events-none absolute inset-x-3 bottom-3 rounded-control border border-line bg-raised p-4">
                <Progress label={t.sending()} value={progress} />
              </div>
            )}
          </div>
          <p role="status" className="sr-only">
            {announce(progress, visible)}
          </p>
          {imageUrl !== null && onRemove && (
            <Button
              tone="plain"
              disabled={locked}
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              {t.remove()}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
