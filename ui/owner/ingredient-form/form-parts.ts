import type { UploadImage } from '../image-upload/image-upload-field';
import type { IngredientValues } from './ingredient-values';

export interface IngredientFormParts {
  onUpload: UploadImage;
  onSubmit: (values: IngredientValues) => void;
  error?: string;
  busy?: boolean;
}
