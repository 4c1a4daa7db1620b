import { samplePictures } from '../../food/picture/sample-pictures';
import type { UploadImage } from './image-upload-field';

/** A picture as a device hands it over; for stories only. */
export function pictureFile(picture: keyof typeof samplePictures = 'sandwich'): File {
  const [, svg = ''] = samplePictures[picture].split(',');
  return new File([decodeURIComponent(svg)], `${picture}.svg`, { type: 'image/svg+xml' });
}

/** Answers at once. */
export const uploadDone: UploadImage = () => Promise.resolve(samplePictures.sandwich);

/** Stays at 40 %. */
export const uploadGoesOn: UploadImage = (_file, onProgress) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

export const uploadFails: UploadImage = () => Promise.reject(new Error('The line was cut'));
