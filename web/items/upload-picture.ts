import { UploadRefused } from '../../ui/owner/image-upload/image-upload-field';
import { readSession, signOut } from '../session/session';
import { imageTypeOf, isHeic, MOST_PICTURE_BYTES, pictureRefusal } from '../../graphql/rules/image-type';
import { tooHeavy } from '../../graphql/rules/image-type.texts';

const RETRY_AFTER_MS = 800;

class UploadFailure extends Error {
  constructor(
    readonly status: number | null,
    /** Sentence from the server, written for people. */
    readonly reason?: string,
  ) {
    super('upload failed');
  }
}

/** Uploads a shop's picture and returns its URL; retries once, but no refusal. `onProgress` goes from 0 to 1. */
export async function uploadPicture(chosen: File, onProgress: (share: number) => void): Promise<string> {
  const file = await preparePicture(chosen);
  try {
    return await send(file, onProgress);
  } catch (error) {
    const status = error instanceof UploadFailure ? error.status : 0;
    if (status === 401) signOut('owner');
    if (status !== null && status < 500)
      throw error instanceof UploadFailure && error.reason !== undefined ? new UploadRefused(error.reason) : error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return send(file, onProgress);
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function send(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('itemImg', file);
    request.open('POST', '/api/uploadImage');
    request.setRequestHeader('authorization', `Bearer ${readSession().owner?.token ?? ''}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { imageUrl, message } = (request.response ?? {}) as { imageUrl?: unknown; message?: unknown };
      if (request.status === 201 && typeof imageUrl === 'string') resolve(imageUrl);
      else reject(new UploadFailure(request.status, typeof message === 'string' ? message : undefined));
    };
    request.onerror = () => reject(new UploadFailure(null));
    request.onabort = () => reject(new UploadFailure(null));
    request.send(form);
  });
}

/** Files above this size are made smaller, because a phone's line needs half a minute for them. */
const HEAVY_BYTES = 2 * 1024 * 1024;
/** In pixels; more than the widest picture the server stores. */
const LONGEST_SIDE = 2_400;

/** Makes heavy files smaller and HEIC a JPEG; throws `UploadRefused` for what the server would refuse. */
async function preparePicture(file: File): Promise<File> {
  const beginning = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const isTaken = imageTypeOf(beginning) !== null;
  if (isTaken && file.size <= HEAVY_BYTES) return file;
  const drawn = isTaken || isHeic(beginning) ? await drawSmaller(file).catch(() => null) : null;
  if (drawn && drawn.size <= MOST_PICTURE_BYTES && !(isTaken && drawn.size >= file.size))
    return new File([drawn], 'photo.jpg', { type: drawn.type });
  if (!isTaken) throw new UploadRefused(pictureRefusal(beginning), false);
  if (file.size > MOST_PICTURE_BYTES) throw new UploadRefused(tooHeavy(), false);
  return file;
}

/** Redraws the picture smaller; it is upright, because browsers apply the EXIF rotation before they draw. */
async function drawSmaller(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency; without a background it would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } finally {
    URL.revokeObjectURL(address);
  }
}
