import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/button/button';
import { ImageField } from '../../base/field/image-field';

/** Sends a picture and answers its address; `onProgress` hears shares from 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>;

/** Thrown by an upload: the picture was refused, for a reason that people can read. */
export class UploadRefused extends Error {}

interface Attempt {
  file: File;
  /** The picture as it lies on the device, seen before it is sent. */
  localUrl: string;
  /** Null: it failed. */
  progress: number | null;
  /** Why it was refused, where that is known. */
  reason?: string;
}

export interface ImageUploadFieldProps {
  /** @default 'Photo' */
  label?: string;
  hint?: string;
  error?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  /** Where the picture is kept; null while there is none or it is still on its way. */
  imageUrl: string | null;
  onChange: (imageUrl: string | null) => void;
  /** Begins as soon as a picture is chosen, while the rest of the form is filled in. */
  onUpload: UploadImage;
}

/** A picture that is sent in the background; what failed is sent again by one press. */
export function ImageUploadField(props: ImageUploadFieldProps) {
  const { label = 'Photo', hint, error, required, disabled, imageUrl, onChange, onUpload } = props;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  // The answer of a picture that was replaced meanwhile must not win.
  const latest = useRef<File>(undefined);
  const localUrl = attempt?.localUrl;
  useEffect(() => {
    if (localUrl) return () => URL.revokeObjectURL(localUrl);
  }, [localUrl]);

  const send = (file: File) => {
    latest.current = file;
    const begun = { file, localUrl: URL.createObjectURL(file) };
    setAttempt({ ...begun, progress: 0 });
    onChange(null);
    const whileLatest = (act: () => void) => latest.current === file && act();
    onUpload(file, (progress) => whileLatest(() => setAttempt({ ...begun, progress }))).then(
      (url) =>
        whileLatest(() => {
          setAttempt(null);
          onChange(url);
        }),
      (failure: unknown) => {
        const reason = failure instanceof UploadRefused ? failure.message : undefined;
        whileLatest(() => setAttempt({ ...begun, progress: null, reason }));
      },
    );
  };

  const failed = attempt !== null && attempt.progress === null;
  return (
    <div className="grid content-start gap-2">
      <ImageField
        label={label}
        hint={hint}
        error={failed ? ['Image upload failed. Try again.', attempt.reason].filter(Boolean).join(' ') : error}
        required={required}
        disabled={disabled}
        imageUrl={attempt?.localUrl ?? imageUrl}
        progress={attempt?.progress}
        onSelect={send}
        onRemove={() => {
          latest.current = undefined;
          setAttempt(null);
          onChange(null);
        }}
      />
      {failed && (
        <Button tone="quiet" size="counter" disabled={disabled} onClick={() => send(attempt.file)}>
          <RotateCw aria-hidden="true" />
          Réessayer
        </Button>
      )}
    </div>
  );
}
