import { samplePictures } from './pictures';
import { UploadRefused, type UploadImage } from '../../ui/owner/image-upload/image-upload-field';

export function pictureFile(picture: keyof typeof samplePictures = 'sandwich'): File {
  const [, svg = ''] = samplePictures[picture].split(',');
  return new File([decodeURIComponent(svg)], `${picture}.svg`, { type: 'image/svg+xml' });
}

export const uploadDone: UploadImage = () => Promise.resolve(samplePictures.sandwich);

export const uploadGoesOn: UploadImage = (_file, onProgress) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

export const uploadFails: UploadImage = () => Promise.reject(new Error('The line was cut'));

export const uploadRefused: UploadImage = () =>
  Promise.reject(new UploadRefused('Cette image dépasse la taille permise de 8 Mo.'));

export const uploadRefusedBefore: UploadImage = () =>
  Promise.reject(new UploadRefused('Cette photo est au format HEIC.', false));
