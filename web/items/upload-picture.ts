import { UploadRefused } from '../../ui/owner/image-upload/image-upload-field';
import { preparePicture } from './prepare-picture';
import { readSession, signOut } from '../session/session';

const RETRY_AFTER_MS = 800;

class UploadFailure extends Error {
  constructor(
    readonly status: number | null,
    /** The server’s sentence for people. */
    readonly reason?: string,
  ) {
    super('upload failed');
  }
}

/**
 * Prepares and sends a picture of the signed-in owner’s shop and answers its address; `onProgress` hears shares from 0 to 1. What was
 * lost on the way, or met a server out of breath, is sent once more; what the server refused is not.
 */
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

/** By XMLHttpRequest: fetch does not tell how far a body has got. */
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
