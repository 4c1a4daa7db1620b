import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/button/button';
import { ImageField } from '../../base/field/image-field';
import * as t from './image-upload.texts';

/** Uploads a picture and returns its address; `onProgress` receives a share from 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>;

/**
 * Error thrown when an upload is refused, with a message for people. `sent` is false when the file itself was refused
 * before sending, so that retrying is pointless.
 */
export class UploadRefused extends Error {
  constructor(
    reason: string,
    readonly sent = true,
  ) {
    super(reason);
  }
}

interface Attempt {
  file: File;
  localUrl: string;
  progress: number | null;
  reason?: string;
}

export interface ImageUploadFieldProps {
  label?: string;
  error?: string;
  required?: boolean;
  imageUrl: string | null;
  onChange: (imageUrl: string | null) => void;
  onUpload: UploadImage;
}

/** Image field that uploads in the background; a failed upload can be retried with one press. */
export function ImageUploadField(props: ImageUploadFieldProps) {
  const { label = t.photo(), error, required, imageUrl, onChange, onUpload } = props;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [refusal, setRefusal] = useState<string>();
  // Ignores the result of an upload whose picture was replaced meanwhile.
  const latest = useRef<File>(undefined);
  const localUrl = attempt?.localUrl;
  useEffect(() => {
    if (localUrl) return () => URL.revokeObjectURL(localUrl);
  }, [localUrl]);

  const send = (file: File) => {
    latest.current = file;
    const begun = { file, localUrl: URL.createObjectURL(file) };
    setRefusal(undefined);
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
        whileLatest(() => {
          const isFinal = failure instanceof UploadRefused && !failure.sent;
          setAttempt(isFinal ? null : { ...begun, progress: null, reason });
          setRefusal(isFinal ? failure.message : undefined);
        });
      },
    );
  };

  const failed = attempt !== null && attempt.progress === null;
  return (
    <div className="grid content-start gap-2">
      <ImageField
        label={label}
        error={failed ? [t.uploadFailed(), attempt.reason].filter(Boolean).join(' ') : (refusal ?? error)}
        required={required}
        imageUrl={attempt?.localUrl ?? imageUrl}
        progress={attempt?.progress}
        onSelect={send}
        onRemove={() => {
          latest.current = undefined;
          setAttempt(null);
          setRefusal(undefined);
          onChange(null);
        }}
      />
      {failed && (
        <Button tone="quiet" size="counter" onClick={() => send(attempt.file)}>
          <RotateCw aria-hidden="true" />
          {t.retry()}
        </Button>
      )}
    </div>
  );
}
