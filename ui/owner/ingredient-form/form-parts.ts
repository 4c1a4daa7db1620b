import type { UploadImage } from '../image-upload/image-upload-field';
import type { IngredientValues } from './ingredient-values';

/** What every form of an ingredient type is given. */
export interface IngredientFormParts {
  onUpload: UploadImage;
  onSubmit: (values: IngredientValues) => void;
  /** Why it was not kept: the server’s own words, else 'Submission failed'. */
  error?: string;
  /** @default false */
  busy?: boolean;
}
